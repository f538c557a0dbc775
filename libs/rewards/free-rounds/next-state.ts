import type { GrantedFreeRounds, VendorState } from '#libs/games/index';
import type { FreeRoundState } from '../common/free-rounds.js';

/** How long after a vendor did not answer it is asked again, and after the end whether the last round is settled. */
const AGAIN_MS = 30_000;

export interface NextState {
  status: FreeRoundState;
  /** When to look again; `null` where they are over. */
  dueAt: Date | null;
}

type Situation = Pick<GrantedFreeRounds, 'betCount' | 'used' | 'open' | 'endsAt' | 'cancelledAt'>;

/** What free rounds are now. They are over once no round of them is open. `vendorState` is `null` where the vendor did not answer. */
export function nextState(
  { betCount, used, open, endsAt, cancelledAt }: Situation,
  vendorState: VendorState,
  now: Date,
): NextState {
  const again = new Date(now.getTime() + AGAIN_MS);
  const status = vendorState === 'active' ? 'active' : 'offered';
  if (vendorState === 'refused') return { status: 'revoked', dueAt: null };
  if (cancelledAt !== null)
    return vendorState === 'cancelled' && open === 0
      ? { status: 'revoked', dueAt: null }
      : { status: 'active', dueAt: again };
  const isPlayed = used >= betCount;
  const isExpired = endsAt <= now;
  if (open === 0 && isPlayed) return { status: 'played', dueAt: null };
  if (open === 0 && isExpired) return { status: 'expired', dueAt: null };
  if (isExpired || status === 'offered') return { status, dueAt: again };
  return { status, dueAt: endsAt };
}
