import type { OperationName, OperationPayload, OperationRequest } from "#src/booking/contract/operations.ts";
import type { ServiceTransaction } from "#src/booking/service/store/tables.ts";
import type { Deed } from "#src/booking/service/store/together/deed.ts";
import type { PlannedVenue } from "#src/booking/service/venue/venue.ts";
import type { Client } from "./clients.ts";
import type { Outcome } from "./problem.ts";

/** The client that sent the request. */
interface CallContext {
  readonly client: Client;
}

/** What an operation on one venue gets as well: a venue that the service has and the client may use. */
export interface VenueCallContext extends CallContext {
  readonly venue: PlannedVenue;
}

type ContextOf<Request> = Request extends { readonly params: { readonly venueId: number } }
  ? VenueCallContext
  : CallContext;

/**
 * The part of a request that writes. A handler returns it, and `serve-operation.ts` carries it out:
 * as a `deed`, which is decided and stored together with other deeds for the same day,
 */
export type Pending<Value> =
  | { readonly deed: Deed<Outcome<Value>> }
  /** or as `work`, in a transaction of its own. It acts on nothing but `trx`, and may be run again from its start. */
  | { readonly work: (trx: ServiceTransaction) => Promise<Outcome<Value>> };

/**
 * Carries one operation out, on a request that the contract's schemas have read. What reads is answered at once; what
 * writes is returned as `Pending`.
 */
export type Handler<Name extends OperationName> = (
  request: OperationRequest<Name>,
  context: ContextOf<OperationRequest<Name>>,
) => Promise<Outcome<OperationPayload<Name>> | Pending<OperationPayload<Name>>>;

export type Handlers = { readonly [Name in OperationName]: Handler<Name> };
