import { randomBytes, randomUUID } from 'node:crypto';
import { currencyOf, unitOf } from './currencies.js';
import { GameError } from './game-error.js';
import type { KeyedQueue } from './keyed-queue.js';
import { sha256Hex } from './randomness.js';
import type { LaunchOrder, Session } from './records.js';
import type { VendorStore } from './store.js';

const BEARER_BYTES = 32;
const LIFETIME = 86_400_000;
/** In whole units of the currency. */
const PLAY_MONEY = 10_000n;

/** Where the money of sessions is that are no demos. */
export interface SessionMoney {
  /**
   * The session as it is once its player may play; asked once for each session.
   * @throws GameError session_ended; game_unavailable if that cannot be known now
   */
  authenticate(session: Session): Promise<Session>;
  /** In minor units. @throws GameError game_unavailable */
  balance(session: Session): Promise<bigint>;
}

/** Game sessions: created by the portal's launch, and used by whoever holds the bearer token. */
export class Sessions {
  constructor(
    readonly store: VendorStore,
    readonly money: SessionMoney,
    readonly turns: KeyedQueue,
  ) {}

  /** Without a title under that of the game. Returns the bearer token, of which only the hash is stored. */
  open({ title, ...order }: Omit<LaunchOrder, 'title'> & { title?: string }): string {
    const bearer = randomBytes(BEARER_BYTES).toString('base64url');
    const id = sha256Hex(bearer);
    const session: Session = {
      ...order,
      title: title ?? order.game,
      id,
      user: order.demo ? `demo-${id.slice(0, 12)}` : order.user,
      createdAt: Date.now(),
      authenticateRequest: randomUUID(),
      state: order.demo ? 'open' : 'new',
      balance: order.demo ? String(PLAY_MONEY * unitOf(currencyOf(order.currency))) : '0',
    };
    this.store.save({ session });
    return bearer;
  }

  /**
   * The session of a bearer token. The first call admits it.
   * @throws GameError session_ended, game_unavailable
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

  /** The player's balance in minor units, as it is now. @throws GameError game_unavailable */
  async balance(session: Session): Promise<string> {
    if (session.demo) return this.renewed(session).balance;
    const balance = String(await this.money.balance(session));
    this.store.save({ session: { ...this.renewed(session), balance } });
    return balance;
  }

  async #authenticate(session: Session): Promise<Session> {
    const open = await this.money.authenticate(session);
    this.store.save({ session: open });
    return open;
  }
}
