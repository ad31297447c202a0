import type { ApiKey } from '@mosaico/shared/api';
import type { TicketPurpose } from '@mosaico/shared/rules';
import type { CallInput } from './test-app.ts';
import type { Tenant } from './tenant.ts';

/** How the walk over all endpoints calls one of them. */
export interface WalkedCall {
  /** A good call by the member of `who`; everything it refers to belongs to `what`. */
  readonly input: (who: Tenant, what: Tenant) => Pick<CallInput, 'query' | 'body'>;
  /**
   * What a member gets who refers to something of another site: the status of the refusal; `alike` where the answer does
   * not depend on it; `public` where the contract lets anybody ask for another site by its name.
   */
  readonly foreign: number | 'alike' | 'public';
  /** Whether the answer shows something that only this site, or this member, has. */
  readonly isTelling: boolean;
  /** The members of the walk lack what it takes: they are heard, and refused for that with this status and refusal. */
  readonly heardOnly?: string;
  /** Status and refusal for others of the site who call it about the member, where it is not what `outcomeOf` concludes from the rest. */
  readonly others?: string;
  /** It works once on a site: for the visitor, who calls first, or for the member, whose calls before have made ready for it. What all others there get. */
  readonly once?: { readonly by: 'visitor' | 'member'; readonly after: string };
  /** The call needs a ticket of its session for this purpose (A39). */
  readonly ticketFor?: TicketPurpose;
}

/** Some endpoints of the catalogue. */
export type WalkedCalls = Readonly<Partial<Record<ApiKey, WalkedCall>>>;

/** A call that refers to nothing of the site. */
export const alike = (isTelling: boolean, input: Pick<CallInput, 'query' | 'body'> = {}): WalkedCall => ({
  input: () => input,
  foreign: 'alike',
  isTelling,
});
/** A withdrawal; that of the other site is not there. */
export const ofOrder = (
  method: 'query' | 'body',
  which: keyof Tenant['withdrawals'],
  more = {},
): WalkedCall => ({
  input: (_, { withdrawals }) => ({ [method]: { order_no: withdrawals[which], ...more } }),
  foreign: 404,
  isTelling: true,
});
/** A contestation; that of the other site is not there. */
export const ofContestation = (
  method: 'query' | 'body',
  which: keyof Tenant['contestations'],
): WalkedCall => ({
  input: (_, { contestations }) => ({ [method]: { number: contestations[which] } }),
  foreign: 404,
  isTelling: true,
});
/** A refund; that of the other site is not there. */
export const ofRefund = (which: keyof Tenant['givenUp'], more = {}): WalkedCall => ({
  input: (_, { givenUp }) => ({ body: { e2eid: givenUp[which], ...more } }),
  foreign: 404,
  isTelling: true,
});
/** A promotion; that of the other site is not there. */
export const ofPromotion = (more = {}): WalkedCall => ({
  input: (_, { word }) => ({ body: { key: `${word}_offer_gift_tiers`, ...more } }),
  foreign: 404,
  isTelling: true,
});
/** An identity check; that of the other site is not there. */
export const ofIdentityCheck = (
  method: 'query' | 'body',
  which: keyof Tenant['identityChecks'],
  isTelling: boolean,
  more = {},
): WalkedCall => ({
  input: (_, { identityChecks }) => ({ [method]: { number: identityChecks[which], ...more } }),
  foreign: 404,
  isTelling,
});

let laterYear = 2090;

/** Adds a promotion. Of a kind one runs at a time, so each call adds one for a year of its own. */
export const addedPromotion: WalkedCall = {
  input: () => {
    laterYear += 1;
    const [starts_at, ends_at] = [`${laterYear}-01-01`, `${laterYear}-06-01`];
    return { body: { key: `tiers_${laterYear}`, kind: 'gift_tiers', starts_at, ends_at } };
  },
  foreign: 'alike',
  isTelling: false,
};
