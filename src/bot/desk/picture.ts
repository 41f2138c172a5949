import { faultOf } from "#src/lib/fault.ts";
import type { DeskParts } from "./desk-parts.ts";
import type { Picture } from "./picture-view.ts";

/** A picture of a drawing; none where nothing makes pictures. */
export function toPicture(
  { renderPng, log }: Pick<DeskParts, "renderPng" | "log">,
  name: string,
  alt: string,
  drawing: () => string,
): { readonly picture?: Picture } {
  if (renderPng === undefined) return {};
  const draw = async () => {
    try {
      return await renderPng(drawing());
    } catch (error) {
      log.error(faultOf(error), "could not draw a picture for the staff");
      return undefined;
    }
  };
  return { picture: { name: `${name}.png`, alt, draw } };
}
