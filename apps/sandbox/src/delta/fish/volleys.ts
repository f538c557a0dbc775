import { randomUUID } from 'node:crypto';
import { VOLLEY_MS } from '../../../common/fish/api.js';
import type { FishShot } from '../../../common/fish/outcome.js';
import { playerOf, type Round, type Session, type Source } from '../../vendor/records.js';
import type { VendorStore } from '../../vendor/store.js';
import type { Bet, WalletRecord } from '../wallet.records.js';
import { MONSOON_FISH } from './catalogue.js';

/**
 * The shots of a player within ten seconds: one round with consecutive nonces, and one bet. Each shot moves its money at once;
 * the bet appears when the volley ends: by the time, by another pair of seeds, when the operator asks for a balance, or with
 * the next start.
 */
export class Volleys {
  readonly #open = new Map<string, Round>();
  readonly #timers = new Map<string, NodeJS.Timeout>();
  #stopped = false;

  constructor(
    readonly store: VendorStore<WalletRecord>,
    readonly durationMs = VOLLEY_MS,
  ) {}

  /** Ends the volleys of an earlier run. */
  start(): void {
    for (const round of this.store.unfinishedRounds()) if (round.game === MONSOON_FISH.code) this.#end(round);
  }

  /** What is open ends with the next start. */
  stop(): void {
    this.#stopped = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }

  /** The player's volley with one more shot, to be stored with its money and then given to `keep`. */
  withShot(session: Session, source: Source, shot: FishShot): Round {
    const open = this.#open.get(playerOf(session)) ?? this.#begin(session, source);
    const shots = open.result?.kind === 'fish' ? open.result.shots : [];
    return {
      ...open,
      stake: String(BigInt(open.stake) + BigInt(shot.stake)),
      payout: String(BigInt(open.payout) + BigInt(shot.payout)),
      result: { kind: 'fish', shots: [...shots, shot] },
    };
  }

  keep(round: Round): void {
    if (!this.#timers.has(round.id) && !this.#stopped) {
      const timer = setTimeout(() => this.close(round.player), this.durationMs);
      this.#timers.set(round.id, timer);
    }
    this.#open.set(round.player, round);
  }

  /** Ends a player's volley, if there is one. */
  close(player: string): void {
    const round = this.#open.get(player);
    if (round) this.#end(round);
  }

  /** Ends a volley of the same player in another currency or title: a bet names one of each. */
  closeOthers(session: Session): void {
    const open = this.#open.get(playerOf(session));
    const before = open && this.store.session(open.session);
    if (open && (before?.currency !== session.currency || before.title !== session.title)) this.#end(open);
  }

  #begin(session: Session, source: Source): Round {
    return {
      id: randomUUID(),
      session: session.id,
      player: playerOf(session),
      game: session.game,
      demo: session.demo,
      stake: '0',
      payout: '0',
      at: Date.now(),
      state: 'open',
      source,
      input: { kind: 'fish' },
      result: null,
    };
  }

  #end(open: Round): void {
    const round: Round = { ...open, state: 'settled' };
    const session = this.store.session(open.session);
    if (session && !open.demo) this.store.save({ round }, { bet: betOf(round, session) });
    else this.store.save({ round });
    clearTimeout(this.#timers.get(open.id));
    this.#timers.delete(open.id);
    this.#open.delete(open.player);
  }
}

const betOf = (round: Round, { operator, user, currency, title }: Session): Bet => ({
  operator,
  user,
  currency,
  id: randomUUID(),
  game: title,
  round: round.id,
  stake: round.stake,
  win: round.payout,
  placedAt: round.at,
  settledAt: Date.now(),
});
