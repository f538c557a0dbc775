import { GameError } from './game-error.js';
import type { Session } from './records.js';
import type { SessionMoney } from './sessions.service.js';
import type { VendorStore } from './store.js';
import type { WalletClient } from './wallet.client.js';

/** Answers that mean that the token will never be valid. After any other answer it may still be. */
const REFUSED = new Set([
  'RS_ERROR_INVALID_TOKEN',
  'RS_ERROR_TOKEN_EXPIRED',
  'RS_ERROR_USER_DISABLED',
  'RS_ERROR_INVALID_GAME',
  'RS_ERROR_WRONG_CURRENCY',
]);

/** The money of sessions that stays in the portal. */
export class SeamlessMoney implements SessionMoney {
  constructor(
    readonly store: VendorStore,
    readonly wallet: WalletClient,
  ) {}

  /** Authenticates the session's token at the portal. */
  async authenticate(session: Session): Promise<Session> {
    const { status, balance, user, currency } = await this.wallet.authenticate(session);
    const fits =
      (user ?? session.user) === session.user && (currency ?? session.currency) === session.currency;
    if (status === 'RS_OK' && balance !== undefined && fits)
      return { ...session, state: 'open', balance: String(balance) };
    if (status !== 'RS_OK' && !REFUSED.has(status ?? '')) throw new GameError('game_unavailable');
    this.store.save({ session: { ...session, state: 'refused' } });
    throw new GameError('session_ended');
  }

  async balance(session: Session): Promise<bigint> {
    const { status, balance } = await this.wallet.balance(session);
    if (status !== 'RS_OK' || balance === undefined) throw new GameError('game_unavailable');
    return balance;
  }
}
