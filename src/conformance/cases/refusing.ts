import { type Case, casesOf } from "../case.ts";
import { expectThat, refused, refusedWith, shaped } from "../expectations.ts";
import { problemShape } from "../shapes.ts";

const { specified, decided } = casesOf("Refusals", false);

export const refusingCases: readonly Case[] = [
  specified("answers nobody who does not say who asks", async ({ line }) => {
    refused(await line.ask("GET", "/venues", { isAnonymous: true }));
    refused(await line.ask("GET", "/bookings", { isAnonymous: true, query: { extReferenceId: "x" } }));
  }),
  decided("answers them 401, and a wrong key as well", async ({ line }) => {
    refusedWith(await line.ask("GET", "/venues", { isAnonymous: true }), 401);
    const headers = { "X-API-KEY": "this-is-nobodys-key" };
    refusedWith(await line.ask("GET", "/venues", { isAnonymous: true, headers }), 401);
  }),
  decided("says why as RFC 9457 has it, with a stable code", async ({ line }) => {
    const answer = await line.ask("GET", "/bookings");
    const type = answer.header("content-type") ?? "no type";
    expectThat(type.startsWith("application/problem+json"), `the Content-Type is ${type.slice(0, 60)}`);
    const problem = shaped(problemShape, answer.body);
    expectThat(problem.status === answer.status, "the status in the body is another");
  }),
  decided("answers 405 with Allow to a method that it does not take", async ({ line }) => {
    const answer = await line.ask("DELETE", "/venues");
    refusedWith(answer, 405);
    expectThat(answer.header("allow")?.includes("GET") ?? false, "Allow does not name GET");
  }),
  decided("answers 404 where nothing is", async ({ line }) => {
    refusedWith(await line.ask("GET", "/nothing-is-here"), 404);
  }),
];
