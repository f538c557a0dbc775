import type { Currency } from '#libs/money/currency';

/** Free rounds as another context grants them. */
export interface FreeRoundGrant {
  /** A UUID that the grantor chose; the `reward_uuid` of the wallet protocol. */
  id: string;
  brand: string;
  member: string;
  /** The title on which they are played. */
  nodeId: number;
  /** 1 to 1000. */
  betCount: number;
  /** Minor units of the brand's currency: the stake that each round is played as. */
  betValue: bigint;
  startsAt: Date;
  endsAt: Date;
  /** Whether what they win waits with the house until `FreeRounds.release`; it goes to the wallet at once otherwise. */
  held: boolean;
}

/** What the vendor has confirmed; `null` until it has answered. */
export type VendorState = 'active' | 'refused' | 'cancelled' | null;

/** A grant with what became of it, by the portal's own rounds. */
export interface GrantedFreeRounds extends FreeRoundGrant {
  vendor: string;
  gameCode: string;
  currency: Currency;
  cancelledAt: Date | null;
  vendorState: VendorState;
  /** Rounds that were played and not rolled back. */
  used: number;
  /** Rounds that are not settled. */
  open: number;
  /** What these rounds have won, in minor units. */
  won: bigint;
}

export const GRANT_ERRORS = [
  'unknown_title',
  'unknown_member',
  'not_connected',
  'other_terms',
  'value',
] as const;

/** The grant cannot be recorded: it would never be played. */
export class GrantError extends Error {
  constructor(
    readonly reason: (typeof GRANT_ERRORS)[number],
    /** The smallest and largest stake of the title, in minor units, where the value is not between them. */
    readonly limits?: { least: bigint; most: bigint },
  ) {
    super(`the free rounds cannot be granted: ${reason}`);
  }
}
