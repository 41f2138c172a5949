import type { Mount } from "#src/web/routes.ts";
import type { Meters } from "./meters.ts";

/** A part of the web server, measured. */
export function heardMount({ path, handle }: Mount, { httpRequests }: Pick<Meters, "httpRequests">): Mount {
  return {
    path,
    handle: async (request, send, client) => {
      let sent: number | undefined;
      const count = (status: number) => httpRequests.inc({ part: path, status });
      try {
        const response = await handle(
          request,
          (answer) => {
            sent = answer.status;
            return send(answer);
          },
          client,
        );
        count(sent ?? response.status);
        return response;
      } catch (error) {
        count(500);
        throw error;
      }
    },
  };
}
