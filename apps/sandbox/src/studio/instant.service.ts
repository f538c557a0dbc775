import type {
  DiceRollReply,
  DiceRollRequest,
  Fairness,
  RoundResult,
  SeedsReply,
  SlotSpinReply,
} from '../../common/api.js';
import { type Draw, diceRoll, slotStops } from '../../common/fairness.js';
import { diceMultiplier, dicePayout, diceWins, isDiceTarget } from '../../common/studio/dice.js';
import { linePayout, windowOf, winsOf } from '../../common/studio/slot.js';
import { currencyOf } from '../vendor/currencies.js';
import { GameError } from '../vendor/game-error.js';
import type { KeyedQueue } from '../vendor/keyed-queue.js';
import { playerOf, type RoundInput, type Session, turnOf } from '../vendor/records.js';
import type { Rounds } from '../vendor/rounds.service.js';
import { drawOf, fairnessOf, type Seeds } from '../vendor/seeds.service.js';
import { checkStake, checkWin } from '../vendor/stake.js';
import type { VendorStore } from '../vendor/store.js';
import { limitsOf } from '../vendor/title.js';
import { titleOf } from './catalogue.js';

interface Outcome<T extends RoundResult> {
  result: T;
  payout: bigint;
}

interface Played<T extends RoundResult> {
  round: string;
  result: T;
  payout: string;
  balance: string;
  fairness: Fairness;
}

/** Games with an immediate result: dice and slots. Bets of one player in a game run one after another. */
export class InstantGames {
  constructor(
    readonly store: VendorStore,
    readonly rounds: Rounds,
    readonly seeds: Seeds,
    readonly turns: KeyedQueue,
  ) {}

  /** @throws GameError */
  async roll(session: Session, request: DiceRollRequest): Promise<DiceRollReply> {
    if (titleOf(session.game).kind !== 'dice') throw new GameError('invalid_input', { field: 'game' });
    const { target, over } = request;
    const bet = { target, over };
    if (!isDiceTarget(bet)) throw new GameError('invalid_input', { field: 'target' });
    const limits = limitsOf(titleOf(session.game), currencyOf(session.currency));
    const stake = checkStake(request.amount, limits);
    const prize = dicePayout(stake, bet);
    checkWin(prize, limits);
    const multiplier = diceMultiplier(bet);
    const { result, ...played } = await this.#play(session, stake, { kind: 'dice', ...bet }, async (draw) => {
      const roll = await diceRoll(draw);
      const won = diceWins(bet, roll);
      return { result: { kind: 'dice' as const, roll, ...bet, won, multiplier }, payout: won ? prize : 0n };
    });
    return { ...played, roll: result.roll, won: result.won, multiplier };
  }

  /** @throws GameError */
  async spin(session: Session, amount: string): Promise<SlotSpinReply> {
    const title = titleOf(session.game);
    const rules = title.slot;
    if (!rules) throw new GameError('invalid_input', { field: 'game' });
    const stake = checkStake(amount, limitsOf(title, currencyOf(session.currency)));
    const { result, ...played } = await this.#play(session, stake, { kind: 'slot' }, async (draw) => {
      const stops = await slotStops(
        draw,
        rules.reels.map(({ length }) => length),
      );
      const window = windowOf(rules, stops);
      const lines = winsOf(rules, window).map((win) => ({ win, payout: linePayout(rules, stake, win) }));
      const wins = lines.map(({ win: { line, symbol, count }, payout }) => ({
        line,
        symbol,
        count,
        payout: String(payout),
      }));
      const payout = lines.reduce((sum, line) => sum + line.payout, 0n);
      return { result: { kind: 'slot' as const, stops, window, wins }, payout };
    });
    const { stops, window, wins } = result;
    return { ...played, stops, window, wins };
  }

  /** @throws GameError round_open */
  rotateSeeds(session: Session, clientSeed: string): Promise<SeedsReply> {
    const player = playerOf(session);
    return this.turns.run(turnOf(session), async () => {
      // The seeds of an open round would tell its result.
      if (this.store.openRound(player, session.game)) throw new GameError('round_open');
      return this.seeds.rotate(player, session.game, clientSeed);
    });
  }

  #play<T extends RoundResult>(
    session: Session,
    stake: bigint,
    input: RoundInput,
    decide: (draw: Draw) => Promise<Outcome<T>>,
  ): Promise<Played<T>> {
    return this.turns.run(turnOf(session), async () => {
      const { pair, source } = this.seeds.next(playerOf(session), session.game);
      const open = await this.rounds.open(session, { stake, source, input, alongside: [{ pair }] });
      const { result, payout } = await decide(drawOf(this.store, source));
      const balance = await this.rounds.settle(open, result, payout);
      return {
        round: open.id,
        result,
        payout: String(payout),
        balance: String(balance),
        fairness: fairnessOf(pair),
      };
    });
  }
}
