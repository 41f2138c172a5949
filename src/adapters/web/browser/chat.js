// What the chat is without this: forms that lead back to the page. With it: no reload, and the newest in sight.

const shown = (id, isShown) => {
  document.getElementById(id).hidden = !isShown;
};

const toEnd = () => {
  const messages = document.getElementById("messages");
  messages.removeAttribute("aria-busy");
  for (const button of document.querySelectorAll("[data-copy]")) button.hidden = !navigator.clipboard;
  // The field is the page's end: all of the newest stands above it then.
  scrollTo(0, document.documentElement.scrollHeight);
};

// What is asked next is seldom answered as the first thing was.
const clearField = (form) => {
  const field = document.getElementById("text");
  field.placeholder = field.ariaLabel;
  if (form.id === "composer") field.value = "";
};

// What the link said that led here was said with the first message, and not with those that follow, nor after a reload.
const forgetStart = () => {
  for (const start of document.querySelectorAll("[name=start]")) start.remove();
  history.replaceState(null, "", location.pathname);
};

// What the house had no time for is sent again, as the same message, as long as it is what the guest would still say: neither
// have they changed their words, nor has the house said something else to answer.
const composer = document.getElementById("composer");
const mostTries = 6;
let tries = 0;
let later;
const heard = () =>
  Array.from(document.querySelectorAll("#messages > .house"), (said) => said.textContent).join();
const stopTrying = () => {
  clearTimeout(later);
  later = undefined;
  shown("again", false);
};
const tryAgain = (seconds) => {
  const before = heard();
  tries += 1;
  shown("fault", false);
  shown("again", true);
  // Not all of a crowd at the same moment.
  const waitMs = seconds * 1000 * (1 + Math.random());
  later = setTimeout(() => {
    stopTrying();
    if (heard() === before) composer.requestSubmit();
    else shown("fault", true);
  }, waitMs);
};
composer.addEventListener("input", () => {
  tries = 0;
  stopTrying();
});

document.addEventListener("htmx:before:request", ({ target }) => {
  if (!(target instanceof HTMLFormElement)) return;
  stopTrying();
  document.getElementById("messages").setAttribute("aria-busy", "true");
});

document.addEventListener("htmx:after:request", ({ detail }) => {
  const { sourceElement, response } = detail.ctx;
  if (!(sourceElement instanceof HTMLFormElement)) return;
  const isTaken = response.status < 400;
  shown("fault", !isTaken);
  if (isTaken) clearField(sourceElement);
  if (isTaken) tries = 0;
  if (isTaken) forgetStart();
  if (isTaken) sourceElement.closest("details")?.removeAttribute("open");
  else document.getElementById("messages").removeAttribute("aria-busy");
  const seconds = Number(response.headers.get("Retry-After"));
  if (response.status === 503 && sourceElement === composer && seconds > 0 && tries < mostTries)
    tryAgain(seconds);
});

document.addEventListener("htmx:error", ({ target }) => {
  if (!(target instanceof HTMLFormElement)) return;
  shown("fault", true);
  document.getElementById("messages").removeAttribute("aria-busy");
});

document.addEventListener("htmx:after:swap", toEnd);
document.addEventListener("htmx:sse:error", () => shown("lost", true));
document.addEventListener("htmx:sse:after:connection", () => shown("lost", false));

document.addEventListener("click", ({ target }) => {
  const button = target instanceof Element ? target.closest("[data-copy]") : null;
  if (button) navigator.clipboard.writeText(button.dataset.copy).then(() => button.classList.add("copied"));
});

// In a frame, around which nobody hears the key that closes it.
document.addEventListener("keydown", ({ key }) => {
  if (key === "Escape" && parent !== window) parent.postMessage("maitred:close", "*");
});

toEnd();
