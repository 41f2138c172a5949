import type { Picture } from "#src/bot/desk/picture-view.ts";
import type { DeskAnswer } from "#src/bot/desk/view.ts";
import { start } from "./escape.ts";
import { limits, type MessageBody } from "./message-body.ts";

/** An answer with its pictures, each in the embed that says the same in words. One that cannot be drawn is left out. */
export async function withPictures(body: MessageBody, answer: DeskAnswer): Promise<MessageBody> {
  const pictures = picturesOf(answer).slice(0, body.embeds.length);
  if (pictures.length === 0) return body;
  const drawn = await Promise.all(pictures.map(async (picture) => ({ picture, png: await picture?.draw() })));
  return {
    ...body,
    embeds: body.embeds.map((embed, index) => {
      const { picture, png } = drawn[index] ?? {};
      return picture && png ? { ...embed, image: { url: `attachment://${picture.name}` } } : embed;
    }),
    files: [
      ...drawn.flatMap(({ picture, png }) =>
        picture && png
          ? [
              {
                name: picture.name,
                attachment: Buffer.from(png),
                description: start(picture.alt, limits.altText),
              },
            ]
          : [],
      ),
      ...(body.files ?? []),
    ],
  };
}

/** In the order of the embeds. */
function picturesOf(answer: DeskAnswer): readonly (Picture | undefined)[] {
  if (answer.type === "floors") return answer.floors.map(({ picture }) => picture);
  return "picture" in answer ? [answer.picture] : [];
}
