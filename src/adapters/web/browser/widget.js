// Shows the house's chat on the restaurant's own site: a button in the corner, and the chat in a frame above it.
{
  const { src, dataset } = document.currentScript;
  const look = `
    :host { color-scheme: light; font: 1rem/1.5 system-ui, sans-serif; }
    button {
      min-height: 2.75rem; padding: 0.5rem 1.25rem; border: 1px solid #ffffff; border-radius: 2rem;
      background: #1f5c4a; color: #ffffff; font: inherit; cursor: pointer;
    }
    button:focus-visible { outline: 3px solid #1f5c4a; outline-offset: 2px; }
    .open, dialog { position: fixed; z-index: 2147483000; inset: auto 1rem 1rem auto; margin: 0; }
    .open { box-shadow: 0 0.25rem 1rem #0004; }
    dialog {
      box-sizing: border-box; width: 26rem; max-width: none; height: min(42rem, 100dvh - 2rem); max-height: none;
      padding: 0; border: 1px solid #655b4f; border-radius: 0.75rem; overflow: hidden; background: #faf7f2;
      box-shadow: 0 0.5rem 2rem #0004;
    }
    .close {
      position: absolute; inset: 0.5rem 0.5rem auto auto;
      border-color: #655b4f; background: #ffffff; color: #221c15;
    }
    iframe { display: block; width: 100%; height: 100%; border: 0; }
    @media (width < 32rem) { dialog { inset: 0; width: 100%; height: 100dvh; border: 0; border-radius: 0; } }
  `;

  const add = (parent, name, properties) =>
    parent.appendChild(Object.assign(document.createElement(name), properties));

  const show = () => {
    // The site's styles do not reach in here, and these do not reach out. A sheet that is made here asks the site's policy for nothing.
    const root = add(document.body, "div").attachShadow({ mode: "open" });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(look);
    root.adoptedStyleSheets = [sheet];

    const open = add(root, "button", { type: "button", className: "open", textContent: dataset.label });
    const dialog = add(root, "dialog", { ariaLabel: dataset.label });
    const close = add(dialog, "button", { type: "button", className: "close", textContent: dataset.close });
    let frame;
    open.addEventListener("click", () => {
      dialog.show();
      open.hidden = true;
      // Only a guest who wants it waits for it.
      frame ??= add(dialog, "iframe", {
        title: dataset.label,
        allow: "clipboard-write",
        src: new URL(`/venues/${dataset.venue}`, src).href,
      });
      frame.focus();
    });
    const hide = () => {
      dialog.close();
      open.hidden = false;
      open.focus();
    };
    close.addEventListener("click", hide);
    dialog.addEventListener("keydown", ({ key }) => {
      if (key === "Escape") hide();
    });
    // The keys that are pressed in the frame are heard there alone.
    addEventListener("message", ({ source, data }) => {
      if (frame && source === frame.contentWindow && data === "maitred:close") hide();
    });
  };

  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", show);
  else show();
}
