// What the desk is without this: pages and forms. With it: what one has unfolded stays so while the sheet changes, and one
// is told when the line to the house is lost.

htmx.registerExtension("keep-unfolded", {
  htmx_before_morph_attr: (element, { attrName }) =>
    !(attrName === "open" && element instanceof HTMLDetailsElement),
});

const show = (id, isShown) => {
  const notice = document.getElementById(id);
  if (notice) notice.hidden = !isShown;
};
const lost = (isLost) => show("lost", isLost);
const failed = (isFailed) => show("failed", isFailed);

document.addEventListener("htmx:sse:error", ({ detail }) => {
  // Whoever may not be here any more is told at the door.
  if (detail.status === 401) location.reload();
  lost(true);
});
document.addEventListener("htmx:sse:after:connection", () => lost(false));
document.addEventListener("htmx:sse:after:message", () => lost(false));

// A line that was never open is not looked for again by itself.
const triedAgainAfterMs = 5000;
const isLine = (element) => element.hasAttribute?.("hx-sse:connect");
const openLater = (line) => {
  lost(true);
  const address = line.getAttribute("hx-sse:connect");
  setTimeout(() => line.isConnected && htmx.ajax("GET", address, { source: line }), triedAgainAfterMs);
};

let isAnswered = false;

document.addEventListener("htmx:before:request", () => failed(false));
document.addEventListener("htmx:after:request", (event) => {
  const { target, detail } = event;
  const { response, text } = detail.ctx;
  if (response.status === 401) location.reload();
  else if (isLine(target) && response.status >= 400) openLater(target);
  else if (target instanceof HTMLFormElement && !text.includes('id="content"')) {
    // What is no page of the desk says that it was not done, or not for certain: what one has stays in sight.
    event.preventDefault();
    failed(true);
  } else if (target instanceof HTMLFormElement) {
    // What was filled in stays where the answer says so, which it does of what was not done.
    target.reset();
    isAnswered = true;
  }
});
document.addEventListener("htmx:error", ({ target }) => {
  if (isLine(target)) openLater(target);
  else failed(true);
});

// What was asked for has taken the place of what was pressed: whoever reads on begins there.
document.addEventListener("htmx:after:swap", () => {
  if (isAnswered && document.activeElement === document.body)
    document.getElementById("content")?.focus({ preventScroll: true });
  isAnswered = false;
});

// A day is shown once it is chosen.
document.addEventListener("change", ({ target }) => {
  if (target instanceof HTMLInputElement && target.closest(".days")) target.form.requestSubmit();
});
