// What the timeline is without this: a table whose bookings are links. With it a booking is dragged to another table, or to
// another time; where it fits is the house's word, asked for as soon as it is held, and nothing is done before a yes.
{
  const farPx = 8;
  const holdMs = 400;
  const quarterMs = 15 * 60 * 1000;
  let held;

  const timelineOf = (element) => element?.closest(".timeline");
  const nameOf = (bar) => bar.querySelector("strong").textContent;
  const clock = (ms) =>
    [...document.querySelectorAll(".timeline th[data-at]")]
      .map(({ dataset, textContent }) => ({ at: Date.parse(dataset.at), hour: textContent.split(":")[0] }))
      .filter(({ at }) => at <= ms)
      .map(({ at, hour }) => `${hour}:${String((ms - at) / 60_000).padStart(2, "0")}`)
      .at(-1);

  /** From the first hour to a place on the screen. */
  const quartersTo = (x) => {
    const hours = [...document.querySelectorAll(".timeline th[data-at]")].map((hour) =>
      hour.getBoundingClientRect(),
    );
    const index = Math.max(
      0,
      hours.findLastIndex(({ left }) => left <= x),
    );
    return (index + (x - hours[index].left) / hours[index].width) * 4;
  };

  /** Where a booking fits: the names of tables, and the slots of times. */
  const askMoves = async (bar) => {
    const response = await fetch(bar.dataset.moves);
    const { tables = [], times = {} } = response.ok ? await response.json() : {};
    return { tables, slots: new Map(Object.entries(times).map(([at, slot]) => [Date.parse(at), slot])) };
  };

  const begin = () => {
    const mine = held;
    mine.isOn = true;
    ({ promise: mine.released, resolve: mine.letGo } = Promise.withResolvers());
    mine.bar.classList.add("held");
    const timeline = timelineOf(mine.bar);
    timeline.classList.add("dragging");
    mine.asked = askMoves(mine.bar).catch(() => ({ tables: [], slots: new Map() }));
    mine.asked.then((moves) => {
      mine.moves = moves;
      if (held !== mine) return;
      for (const row of timeline.querySelectorAll("tr[data-table]"))
        row.classList.toggle("fits", moves.tables.includes(row.dataset.table));
      look();
    });
  };

  // Mostly up or down is another table, mostly sideways another time.
  const targetOf = ({ bar, x, y, startX }) => {
    const row = document.elementFromPoint(x, y)?.closest("tr[data-table]");
    if (row && row !== bar.closest("tr")) return { table: row.dataset.table, row };
    const quarters = Math.round(quartersTo(x) - quartersTo(startX));
    return quarters === 0 ? undefined : { at: Date.parse(bar.dataset.starts) + quarters * quarterMs };
  };

  const fits = ({ table, at }, { tables, slots }) =>
    table === undefined ? slots.has(at) : tables.includes(table);

  const look = () => {
    const where = document.getElementById("move-where");
    const target = targetOf(held);
    held.target = target;
    for (const row of document.querySelectorAll(".timeline tr.target")) row.classList.remove("target");
    where.hidden = target === undefined;
    if (target === undefined) return;
    const label = target.table ?? clock(target.at) ?? "";
    const isKnown = held.moves !== undefined;
    const isFitting = isKnown && fits(target, held.moves);
    if (isFitting) target.row?.classList.add("target");
    where.textContent = isKnown && !isFitting ? `${label}: ${where.dataset.not}` : label;
    where.style.translate = `${held.x + 12}px ${held.y + 12}px`;
  };

  const release = () => {
    clearTimeout(held?.timer);
    if (held?.isOn) {
      held.bar.classList.remove("held");
      timelineOf(held.bar)?.classList.remove("dragging");
      for (const row of document.querySelectorAll(".timeline tr")) row.classList.remove("fits", "target");
      document.getElementById("move-where").hidden = true;
      held.letGo();
    }
    held = undefined;
  };

  const ask = ({ bar, target, moves }) => {
    const dialog = document.getElementById("move");
    const [toTable, toTime] = dialog.querySelectorAll("form");
    const label = target.table ?? clock(target.at);
    document.getElementById("move-what").textContent = `${nameOf(bar)} → ${label}`;
    toTable.hidden = target.table === undefined;
    toTime.hidden = target.table !== undefined;
    const form = target.table === undefined ? toTime : toTable;
    form.elements.id.value = bar.dataset.id;
    if (target.table === undefined) form.elements.slot.value = moves.slots.get(target.at);
    else form.elements.tables.value = target.table;
    dialog.showModal();
  };

  document.addEventListener("pointerdown", (event) => {
    const bar = event.target.closest?.(".timeline [data-moves]");
    if (!bar || event.button !== 0) return;
    const { clientX: x, clientY: y, pointerType } = event;
    held = { bar, x, y, startX: x, startY: y, isTouch: pointerType === "touch" };
    if (held.isTouch) held.timer = setTimeout(begin, holdMs);
  });
  document.addEventListener("pointermove", ({ clientX, clientY }) => {
    if (!held) return;
    held.x = clientX;
    held.y = clientY;
    const isFar = Math.hypot(clientX - held.startX, clientY - held.startY) > farPx;
    if (held.isOn) look();
    else if (isFar && held.isTouch) release();
    else if (isFar) begin();
  });
  // A finger that has held a booking drags it, and no longer scrolls the page.
  document.addEventListener("touchmove", (event) => held?.isOn && event.preventDefault(), { passive: false });
  document.addEventListener("pointerup", async () => {
    const dropped = held;
    release();
    if (!dropped?.isOn) return;
    // The link under the pointer is not followed by this release.
    const stay = (event) => event.preventDefault();
    addEventListener("click", stay, true);
    setTimeout(() => removeEventListener("click", stay, true));
    const moves = await dropped.asked;
    if (dropped.target && fits(dropped.target, moves)) ask(dropped);
  });
  document.addEventListener("pointercancel", () => release());
  document.addEventListener("keydown", ({ key }) => key === "Escape" && release());
  document.addEventListener(
    "click",
    ({ target }) => target.closest?.("[data-leave]") && document.getElementById("move").close(),
  );

  // What is new waits until nothing is dragged: a booking that is held stays the one it was.
  document.addEventListener("htmx:sse:before:message", ({ target, detail }) => {
    if (target.id.startsWith("line-tables") && held?.isOn) detail.waitUntil(held.released);
  });
  document.addEventListener("htmx:before:request", ({ target }) => target.closest?.("#move")?.close());

  document
    .querySelector(".timeline th[aria-current]")
    ?.scrollIntoView({ block: "nearest", inline: "center" });
}
