import type { OperationName, OperationPayload, OperationRequest } from "#src/booking/contract/operations.ts";
import type { ServiceTransaction } from "#src/booking/service/store/tables.ts";
import type { PlannedVenue } from "#src/booking/service/venue/venue.ts";
import type { Client } from "./clients.ts";
import type { Outcome } from "./problem.ts";

/**
 * Runs all of a handler's writes in one transaction, together with whatever else belongs to the request. The work
 * acts on nothing but the transaction and may be run again from its start.
 */
export type UnitOfWork = <Value>(work: (trx: ServiceTransaction) => Promise<Value>) => Promise<Value>;

/** Who asks, and how to write. */
interface CallContext {
  readonly client: Client;
  readonly inTransaction: UnitOfWork;
}

/** For the operations on one venue, which the client may use and the service has. */
export interface VenueCallContext extends CallContext {
  readonly venue: PlannedVenue;
}

type ContextOf<Request> = Request extends { readonly params: { readonly venueId: number } }
  ? VenueCallContext
  : CallContext;

/** Carries one operation out, on a request that the contract's schemas have read. */
export type Handler<Name extends OperationName> = (
  request: OperationRequest<Name>,
  context: ContextOf<OperationRequest<Name>>,
) => Promise<Outcome<OperationPayload<Name>>>;

export type Handlers = { readonly [Name in OperationName]: Handler<Name> };
