import type {
  DiceRollReply,
  DiceRollRequest,
  Fairness,
  RoundResult,
  SeedsReply,
  SlotSpinReply,
  SlotSpinRequest,
} from '../../common/api.js';
import { type Draw, diceRoll, slotStops } from '../../common/fairness.js';
import { diceMultiplier, dicePayout, diceWins, isDiceTarget } from '../../common/studio/dice.js';
import { linePayout, windowOf, winsOf } from '../../common/studio/slot.js';
import { currencyOf } from '../vendor/currencies.js';
import type { FreeRoundGrants } from '../vendor/free-rounds.service.js';
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

/** What a round is played as; a free one takes no stake. */
interface Bet {
  value: bigint;
  reward?: string;
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
    readonly freeRounds: FreeRoundGrants,
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
    const input = { kind: 'dice' as const, ...bet };
    const betOf = () => ({ value: stake });
    const { result, ...played } = await this.#play(session, betOf, input, async (draw) => {
      const roll = await diceRoll(draw);
      const won = diceWins(bet, roll);
      return { result: { ...input, roll, won, multiplier }, payout: won ? prize : 0n };
    });
    return { ...played, roll: result.roll, won: result.won, multiplier };
  }

  /** @throws GameError */
  async spin(session: Session, request: SlotSpinRequest): Promise<SlotSpinReply> {
    const title = titleOf(session.game);
    const rules = title.slot;
    if (!rules) throw new GameError('invalid_input', { field: 'game' });
    const limits = limitsOf(title, currencyOf(session.currency));
    const betOf = (): Bet =>
      'reward' in request
        ? this.#freeBetOf(session, request.reward)
        : { value: checkStake(request.amount, limits) };
    const input = { kind: 'slot' as const };
    const { result, ...played } = await this.#play(session, betOf, input, async (draw, value) => {
      const stops = await slotStops(
        draw,
        rules.reels.map(({ length }) => length),
      );
      const window = windowOf(rules, stops);
      const lines = winsOf(rules, window).map((win) => ({ win, payout: linePayout(rules, value, win) }));
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
    const freeRounds = this.freeRounds.ofSession(session, 'reward' in request ? request.reward : undefined);
    return { ...played, stops, window, wins, freeRounds };
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

  /** Under the player's turn, so that no other bet takes the last one. @throws GameError free_rounds_over */
  #freeBetOf(session: Session, reward: string): Bet {
    const granted = this.freeRounds.open(session, reward);
    if (!granted) throw new GameError('free_rounds_over');
    return { value: BigInt(granted.value), reward };
  }

  #play<T extends RoundResult>(
    session: Session,
    betOf: () => Bet,
    input: RoundInput,
    decide: (draw: Draw, value: bigint) => Promise<Outcome<T>>,
  ): Promise<Played<T>> {
    return this.turns.run(turnOf(session), async () => {
      const { value, reward } = betOf();
      const { pair, source } = this.seeds.next(playerOf(session), session.game);
      const stake = reward === undefined ? value : 0n;
      const order = { stake, reward, source, input, alongside: [{ pair }] };
      const open = await this.rounds.open(session, order).catch((error: unknown) => {
        if (reward && error instanceof GameError && error.code === 'free_rounds_over')
          this.freeRounds.refused(reward);
        throw error;
      });
      const { result, payout } = await decide(drawOf(this.store, source), value);
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
