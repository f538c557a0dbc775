import {
  type JackpotRules,
  jackpotRules,
  newPot,
  type PotSums,
  playPot,
  potAmount,
} from '../../common/studio/jackpot.js';
import { hasJackpot } from '../../common/studio/slot-titles.js';
import { currencyOf, unitOf } from '../vendor/currencies.js';
import type { LiveJackpot } from '../vendor/games.js';
import { type Pot, poolKeyOf, type Session } from '../vendor/records.js';
import { masked } from '../vendor/sockets.js';
import type { VendorRecord, VendorStore } from '../vendor/store.js';
import { STUDIO_TITLES } from './catalogue.js';

/** Whose pot it is. */
type Pool = Pick<Session, 'game' | 'operator' | 'currency' | 'demo'>;

const CODES = STUDIO_TITLES.map(({ code }) => code).filter(hasJackpot);

/**
 * The pots of all titles with a jackpot: one for each title, operator, currency and kind of money. A stake goes in with
 * the result of its round, so that a stake that is rolled back was never in.
 */
export class Jackpots {
  /** Called once a change is stored. */
  onChange: () => void = () => undefined;

  constructor(readonly store: VendorStore) {}

  rulesOf({ currency }: Pick<Pool, 'currency'>): JackpotRules {
    return jackpotRules(unitOf(currencyOf(currency)));
  }

  /** What a hit pays now, in minor units. */
  amountOf(pool: Pool): bigint {
    return potAmount(this.#sumsOf(pool), this.rulesOf(pool));
  }

  lastOf(pool: Pool): Pot['last'] {
    return this.store.pot(pool.game, poolKeyOf(pool))?.last ?? null;
  }

  /**
   * What a spin wins of its pot, and the pot after it. The record is to be stored with the round before anything else is
   * done: of two hits at once the first takes the pot, and the second the new one.
   */
  play(session: Session, stake: bigint, hit: boolean): { won: bigint; record: VendorRecord } {
    const { pot, won } = playPot(this.#sumsOf(session), stake, hit, this.rulesOf(session));
    const last = hit
      ? { amount: String(won), name: masked(session.user), at: Date.now() }
      : this.lastOf(session);
    const { game } = session;
    const sums = { seeded: String(pot.seeded), contributed: String(pot.contributed), paid: String(pot.paid) };
    return { won, record: { pot: { game, pool: poolKeyOf(session), ...sums, last } } };
  }

  /** The pots of an operator's players in a currency. */
  live(operator: string, currency: string): LiveJackpot[] {
    return CODES.map((game) => ({ game, amount: this.amountOf({ game, operator, currency, demo: false }) }));
  }

  #sumsOf(pool: Pool): PotSums {
    const pot = this.store.pot(pool.game, poolKeyOf(pool));
    if (!pot) return newPot(this.rulesOf(pool));
    return { seeded: BigInt(pot.seeded), contributed: BigInt(pot.contributed), paid: BigInt(pot.paid) };
  }
}
