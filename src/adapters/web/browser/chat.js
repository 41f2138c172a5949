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

document.addEventListener("htmx:before:request", ({ target }) => {
  if (target instanceof HTMLFormElement)
    document.getElementById("messages").setAttribute("aria-busy", "true");
});

document.addEventListener("htmx:after:request", ({ detail }) => {
  const { sourceElement, response } = detail.ctx;
  if (!(sourceElement instanceof HTMLFormElement)) return;
  const isTaken = response.status < 400;
  shown("fault", !isTaken);
  if (isTaken) clearField(sourceElement);
  if (isTaken) sourceElement.closest("details")?.removeAttribute("open");
  else document.getElementById("messages").removeAttribute("aria-busy");
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

toEnd();
