import type { FreeRoundsView } from '../../common/api.js';
import type { VendorCode } from './codes.js';
import { type FreeRounds, playerOf, type Round, type Session } from './records.js';
import type { VendorStore } from './store.js';

export type FreeRoundsState = 'active' | 'played' | 'expired' | 'cancelled';

/** Rounds that portals give their players for nothing, each at a stake that the portal names. */
export class FreeRoundGrants {
  constructor(readonly store: VendorStore) {}

  /** Of an operator, under the code by which it knows us. */
  find(code: VendorCode, operator: string, id: string): FreeRounds | undefined {
    const known = this.store.freeRounds(id);
    return known?.vendor === code && known.operator === operator ? known : undefined;
  }

  /** The newest first. */
  ofUser(code: VendorCode, operator: string, user: string): FreeRounds[] {
    return this.store
      .freeRoundsOf(playerOf({ operator, user }))
      .filter(({ vendor }) => vendor === code)
      .reverse();
  }

  cancel(granted: FreeRounds): FreeRounds {
    const cancelled = { ...granted, isCancelled: true };
    if (!granted.isCancelled) this.store.save({ freeRounds: cancelled });
    return cancelled;
  }

  /** What was not played; a round that the portal refused, or that was rolled back, was not. */
  left(granted: FreeRounds): number {
    return Math.max(0, granted.count - this.#played(granted).length);
  }

  stateOf(granted: FreeRounds, now = Date.now()): FreeRoundsState {
    if (this.left(granted) === 0) return 'played';
    if (granted.isCancelled) return 'cancelled';
    return now < granted.endsAt ? 'active' : 'expired';
  }

  /** What a session may play, whatever ends first comes first; `played` is listed too, where it is the player's. */
  ofSession(session: Session, played?: string): FreeRoundsView[] {
    return this.store
      .freeRoundsOf(playerOf(session))
      .filter((granted) => isOf(session, granted) && (granted.id === played || this.#isOpen(granted)))
      .sort((a, b) => a.endsAt - b.endsAt)
      .map((granted) => this.#viewOf(granted));
  }

  /** What the next free bet of a session is played as; `undefined` if it has none under this id. */
  open(session: Session, id: string): FreeRounds | undefined {
    const granted = this.store.freeRounds(id);
    return granted && isOf(session, granted) && this.#isOpen(granted) ? granted : undefined;
  }

  /**
   * The portal took no free bet. Its word is final, unless a rollback is still on its way by which it gets a round back.
   */
  refused(id: string): void {
    const granted = this.store.freeRounds(id);
    if (!granted) return;
    const isUnderway = this.#roundsOf(granted).some((round) =>
      this.store.transactionsOf(round.id).some(({ state }) => state === 'pending'),
    );
    if (!isUnderway) this.cancel(granted);
  }

  #isOpen(granted: FreeRounds): boolean {
    const now = Date.now();
    return now >= granted.startsAt && this.stateOf(granted, now) === 'active';
  }

  #roundsOf({ id, operator, user, game }: FreeRounds): Round[] {
    return this.store.roundsOf(playerOf({ operator, user }), game).filter(({ reward }) => reward === id);
  }

  #played(granted: FreeRounds): Round[] {
    return this.#roundsOf(granted).filter(({ state }) => state !== 'refused' && state !== 'void');
  }

  #viewOf(granted: FreeRounds): FreeRoundsView {
    const won = this.#played(granted).reduce((sum, { payout }) => sum + BigInt(payout), 0n);
    const { id, value, endsAt } = granted;
    return { reward: id, left: this.left(granted), value, won: String(won), endsAt };
  }
}

const isOf = ({ demo, vendor, operator, user, game, currency }: Session, granted: FreeRounds): boolean =>
  !demo &&
  vendor === granted.vendor &&
  operator === granted.operator &&
  user === granted.user &&
  game === granted.game &&
  currency === granted.currency;
