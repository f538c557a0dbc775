import { randomBytes, randomUUID } from 'node:crypto';
import type { GameCode, Language, Theme } from '../../studio/api.js';
import { currencyOf } from './currencies.js';
import { sha256Hex } from './randomness.js';
import type { Session } from './studio.records.js';
import { StudioRefusal } from './studio.refusal.js';
import type { StudioStore } from './studio.store.js';
import type { Turns } from './turns.js';
import type { WalletClient } from './wallet.client.js';

const BEARER_BYTES = 32;
const LIFETIME = 86_400_000;
/** In whole units of the currency. */
const PLAY_MONEY = 10_000n;

/** Answers after which a token will never be good. Another one may pass. */
const REFUSED = new Set([
  'RS_ERROR_INVALID_TOKEN',
  'RS_ERROR_TOKEN_EXPIRED',
  'RS_ERROR_USER_DISABLED',
  'RS_ERROR_INVALID_GAME',
  'RS_ERROR_WRONG_CURRENCY',
]);

export interface LaunchOrder {
  operator: string;
  user: string;
  token: string;
  game: GameCode;
  currency: string;
  language: Language;
  theme: Theme | null;
  lobbyUrl: string | null;
  depositUrl: string | null;
  demo: boolean;
}

/** Openings of games: made by the portal's launch, entered by whoever holds the bearer. */
export class Sessions {
  constructor(
    readonly store: StudioStore,
    readonly wallet: WalletClient,
    readonly turns: Turns,
  ) {}

  /** Gives the bearer, which is stored as its hash alone. */
  open(order: LaunchOrder): string {
    const bearer = randomBytes(BEARER_BYTES).toString('base64url');
    const id = sha256Hex(bearer);
    const unit = 10n ** BigInt(currencyOf(order.currency).digits);
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
   * The session of a bearer. The first time the portal is asked whether its token is good.
   * @throws StudioRefusal session_ended; game_unavailable where the portal does not answer
   */
  enter(bearer: string): Promise<Session> {
    const id = sha256Hex(bearer);
    return this.turns.take(`session:${id}`, async () => {
      const session = this.store.session(id);
      if (!session || session.state === 'refused' || Date.now() - session.createdAt >= LIFETIME)
        throw new StudioRefusal('session_ended');
      return session.state === 'open' ? session : this.#authenticate(session);
    });
  }

  /** As it is now: other calls change the balance. */
  renewed(session: Session): Session {
    return this.store.session(session.id) ?? session;
  }

  /** The player's money in minor units, asked of the portal. @throws StudioRefusal game_unavailable */
  async balance(session: Session): Promise<string> {
    if (session.demo) return this.renewed(session).balance;
    const { status, balance } = await this.wallet.balance(session);
    if (status !== 'RS_OK' || balance === undefined) throw new StudioRefusal('game_unavailable');
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
    if (status !== 'RS_OK' && !REFUSED.has(status ?? '')) throw new StudioRefusal('game_unavailable');
    this.store.save({ session: { ...session, state: 'refused' } });
    throw new StudioRefusal('session_ended');
  }
}
