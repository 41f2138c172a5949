import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { type Operation, type OperationName, operations } from "#src/booking/contract/operations.ts";
import { openApiDocument } from "#src/booking/service/http/docs/open-api-document.ts";

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: JsonSchema;
  readonly example?: unknown;
}

export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
}

interface Content {
  readonly schema: JsonSchema;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

interface Answer {
  readonly $ref?: string;
  readonly description?: string;
  readonly headers?: object;
  readonly content?: Readonly<Record<string, Content>>;
}

export interface OperationObject {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly (Parameter & { readonly $ref?: string })[];
  readonly requestBody?: { readonly required: boolean; readonly content: Readonly<Record<string, Content>> };
  readonly responses: Readonly<Record<string, Answer>>;
}

/** What the tests read of the document. */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: { readonly version: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
  readonly components: {
    readonly responses: Readonly<Record<string, Answer>>;
    readonly schemas: Readonly<Record<string, JsonSchema>>;
  };
}

export function readDocument(day = "2026-12-18"): OpenApiDocument {
  // The generator is what these tests are about; its JSON is checked, not trusted.
  return JSON.parse(
    openApiDocument({ version: "1.2.3", day: Temporal.PlainDate.from(day) }),
  ) as OpenApiDocument;
}

/** The contract's operations by name. Their keys are those of an object written out in one place. */
export const entries = Object.entries(operations) as readonly [OperationName, Operation][];

export function findOperation(document: OpenApiDocument, name: OperationName): OperationObject {
  const { path, method } = operations[name];
  const found = document.paths[path]?.[method.toLowerCase()];
  if (!found) throw new Error(`the document has no ${method} ${path}`);
  return found;
}

/** Checks values against the document's schemas, with ajv, which knows nothing of zod. */
export function createChecker(document: OpenApiDocument) {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    formats: { date: isDate, "date-time": isMoment },
  });
  ajv.addSchema({ $id: "document", ...document });
  const compiled = new Map<string, ValidateFunction>();
  return {
    /** What is wrong with the value, empty when nothing is. @param steps from the document's root to the schema */
    mistakes: (steps: readonly (string | number)[], value: unknown): readonly string[] => {
      const $ref = `document#/${steps.map(escaped).join("/")}`;
      const validate = compiled.get($ref) ?? ajv.compile({ $ref });
      compiled.set($ref, validate);
      return validate(value) ? [] : (validate.errors ?? []).map((error) => ajv.errorsText([error]));
    },
  };
}

function escaped(step: string | number): string {
  return encodeURIComponent(String(step).replaceAll("~", "~0").replaceAll("/", "~1"));
}

function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && reads(() => Temporal.PlainDate.from(text));
}

function isMoment(text: string): boolean {
  return reads(() => Temporal.Instant.from(text));
}

function reads(read: () => unknown): boolean {
  try {
    read();
    return true;
  } catch {
    return false;
  }
}
