import type { OperationName, OperationPayload, OperationRequest } from "#src/booking/contract/operations.ts";
import type { ServiceTransaction } from "#src/booking/service/store/tables.ts";
import type { Deed } from "#src/booking/service/store/together/deed.ts";
import type { PlannedVenue } from "#src/booking/service/venue/venue.ts";
import type { Client } from "./clients.ts";
import type { Outcome } from "./problem.ts";

/** Who asks. */
interface CallContext {
  readonly client: Client;
}

/** For the operations on one venue, which the client may use and the service has. */
export interface VenueCallContext extends CallContext {
  readonly venue: PlannedVenue;
}

type ContextOf<Request> = Request extends { readonly params: { readonly venueId: number } }
  ? VenueCallContext
  : CallContext;

/** What is left to do of a request, and how its outcome is come by: with other deeds for the same day, */
export type Pending<Value> =
  | { readonly deed: Deed<Outcome<Value>> }
  /** or in a transaction of its own. The work acts on nothing else and may be run again from its start. */
  | { readonly work: (trx: ServiceTransaction) => Promise<Outcome<Value>> };

/** Carries one operation out, on a request that the contract's schemas have read; what writes is left to be done. */
export type Handler<Name extends OperationName> = (
  request: OperationRequest<Name>,
  context: ContextOf<OperationRequest<Name>>,
) => Promise<Outcome<OperationPayload<Name>> | Pending<OperationPayload<Name>>>;

export type Handlers = { readonly [Name in OperationName]: Handler<Name> };
