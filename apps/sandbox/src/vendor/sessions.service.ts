import { randomBytes, randomUUID } from 'node:crypto';
import { currencyOf } from './currencies.js';
import { GameError } from './game-error.js';
import type { KeyedQueue } from './keyed-queue.js';
import { sha256Hex } from './randomness.js';
import type { LaunchOrder, Session } from './records.js';
import type { VendorStore } from './store.js';
import type { WalletClient } from './wallet.client.js';

const BEARER_BYTES = 32;
const LIFETIME = 86_400_000;
/** In whole units of the currency. */
const PLAY_MONEY = 10_000n;

/** Answers that mean that the token will never be valid. After any other answer it may still be. */
const REFUSED = new Set([
  'RS_ERROR_INVALID_TOKEN',
  'RS_ERROR_TOKEN_EXPIRED',
  'RS_ERROR_USER_DISABLED',
  'RS_ERROR_INVALID_GAME',
  'RS_ERROR_WRONG_CURRENCY',
]);

/** Game sessions: created by the portal's launch, and used by whoever holds the bearer token. */
export class Sessions {
  constructor(
    readonly store: VendorStore,
    readonly wallet: WalletClient,
    readonly turns: KeyedQueue,
  ) {}

  /** Returns the bearer token, of which only the hash is stored. */
  open(order: LaunchOrder): string {
    const bearer = randomBytes(BEARER_BYTES).toString('base64url');
    const id = sha256Hex(bearer);
    const { digits, smallest } = currencyOf(order.currency);
    const unit = BigInt(smallest) * 10n ** BigInt(digits);
    const session: Session = {
      ...order,
      id,
      user: order.demo ? `demo-${id.slice(0, 12)}` : order.user,
      createdAt: Date.now(),
      authenticateRequest: randomUUID(),
      state: order.demo ? 'open' : 'new',
      balance: order.demo ? String(PLAY_MONEY * unit) : '0',
    };
    this.store.save({ session });
    return bearer;
  }

  /**
   * The session of a bearer token. The first call authenticates its token at the portal.
   * @throws GameError session_ended; game_unavailable if the portal does not answer
   */
  enter(bearer: string): Promise<Session> {
    const id = sha256Hex(bearer);
    return this.turns.run(`session:${id}`, async () => {
      const session = this.store.session(id);
      if (!session || session.state === 'refused' || Date.now() - session.createdAt >= LIFETIME)
        throw new GameError('session_ended');
      return session.state === 'open' ? session : this.#authenticate(session);
    });
  }

  /** The current record: other calls change the balance. */
  renewed(session: Session): Session {
    return this.store.session(session.id) ?? session;
  }

  /** The player's balance in minor units, from the portal. @throws GameError game_unavailable */
  async balance(session: Session): Promise<string> {
    if (session.demo) return this.renewed(session).balance;
    const { status, balance } = await this.wallet.balance(session);
    if (status !== 'RS_OK' || balance === undefined) throw new GameError('game_unavailable');
    this.store.save({ session: { ...this.renewed(session), balance: String(balance) } });
    return String(balance);
  }

  async #authenticate(session: Session): Promise<Session> {
    const { status, balance, user, currency } = await this.wallet.authenticate(session);
    const fits =
      (user ?? session.user) === session.user && (currency ?? session.currency) === session.currency;
    if (status === 'RS_OK' && balance !== undefined && fits) {
      const open: Session = { ...session, state: 'open', balance: String(balance) };
      this.store.save({ session: open });
      return open;
    }
    if (status !== 'RS_OK' && !REFUSED.has(status ?? '')) throw new GameError('game_unavailable');
    this.store.save({ session: { ...session, state: 'refused' } });
    throw new GameError('session_ended');
  }
}
