// What the desk is without this: pages and forms. With it: what one has unfolded stays so while the sheet changes, and one
// is told when the line to the house is lost.

htmx.registerExtension("keep-unfolded", {
  htmx_before_morph_attr: (element, { attrName }) =>
    !(attrName === "open" && element instanceof HTMLDetailsElement),
});

const lost = (isLost) => {
  const notice = document.getElementById("lost");
  if (notice) notice.hidden = !isLost;
};

document.addEventListener("htmx:sse:error", ({ detail }) => {
  // Whoever may not be here any more is told at the door.
  if (detail.status === 401) location.reload();
  lost(true);
});
document.addEventListener("htmx:sse:after:connection", () => lost(false));
document.addEventListener("htmx:sse:after:message", () => lost(false));

// What was asked for has taken the place of what was pressed: whoever reads on begins there.
document.addEventListener("htmx:after:swap", ({ target }) => {
  if (target instanceof HTMLFormElement && document.activeElement === document.body)
    document.getElementById("content")?.focus({ preventScroll: true });
});

// A day is shown once it is chosen.
document.addEventListener("change", ({ target }) => {
  if (target instanceof HTMLInputElement && target.closest(".days")) target.form.requestSubmit();
});
