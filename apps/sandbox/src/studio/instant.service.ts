import type {
  DiceRollReply,
  DiceRollRequest,
  Fairness,
  RoundResult,
  SeedsReply,
  SlotSpinReply,
  SlotSpinRequest,
} from '../../common/api.js';
import { type Draw, diceRoll, floats, slotStops } from '../../common/fairness.js';
import { diceMultiplier, dicePayout, diceWins, isDiceTarget } from '../../common/studio/dice.js';
import { chanceOf, hitsJackpot, JACKPOT_NUMBERS } from '../../common/studio/jackpot.js';
import { linePayout, type SlotRules, windowOf, winsOf } from '../../common/studio/slot.js';
import { hasJackpot } from '../../common/studio/slot-titles.js';
import { currencyOf } from '../vendor/currencies.js';
import type { FreeRoundGrants } from '../vendor/free-rounds.service.js';
import { GameError } from '../vendor/game-error.js';
import type { KeyedQueue } from '../vendor/keyed-queue.js';
import { playerOf, type Round, type RoundInput, type Session, turnOf } from '../vendor/records.js';
import type { Rounds } from '../vendor/rounds.service.js';
import { drawOf, fairnessOf, type Seeds } from '../vendor/seeds.service.js';
import { checkStake, checkWin } from '../vendor/stake.js';
import type { VendorRecord, VendorStore } from '../vendor/store.js';
import { limitsOf } from '../vendor/title.js';
import { titleOf } from './catalogue.js';
import type { Jackpots } from './jackpots.js';

interface Outcome<T extends RoundResult> {
  result: T;
  payout: bigint;
  /** Stored with the result. */
  alongside?: VendorRecord[];
}

/** Taken when it is stored, with nothing in between. */
type Decided<T extends RoundResult> = () => Outcome<T>;

type SlotResult = Extract<RoundResult, { kind: 'slot' }>;

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
    readonly jackpots: Jackpots,
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
      return () => ({ result: { ...input, roll, won, multiplier }, payout: won ? prize : 0n });
    });
    return { ...played, roll: result.roll, won: result.won, multiplier };
  }

  /** @throws GameError */
  async spin(session: Session, request: SlotSpinRequest): Promise<SlotSpinReply> {
    const title = titleOf(session.game);
    const { slot } = title;
    if (!slot) throw new GameError('invalid_input', { field: 'game' });
    const limits = limitsOf(title, currencyOf(session.currency));
    const betOf = (): Bet =>
      'reward' in request
        ? this.#freeBetOf(session, request.reward)
        : { value: checkStake(request.amount, limits) };
    const { result, ...played } = await this.#play(session, betOf, { kind: 'slot' }, (draw, value) =>
      this.#spun(session, slot, value, draw),
    );
    const { stops, window, wins, jackpot = null } = result;
    const freeRounds = this.freeRounds.ofSession(session, 'reward' in request ? request.reward : undefined);
    return { ...played, stops, window, wins, jackpot, freeRounds };
  }

  /** Whether a round goes on that the portal has accepted: one that may have hit a jackpot is never taken back. */
  resumes({ input, game }: Round): boolean {
    return input.kind === 'slot' && hasJackpot(game);
  }

  /** Settles the accepted rounds of an earlier run that go on, the oldest first. */
  async start(): Promise<void> {
    for (const { id, session: sessionId } of this.store
      .unfinishedRounds()
      .filter((round) => this.resumes(round))) {
      const session = this.store.session(sessionId);
      if (session) await this.turns.run(turnOf(session), () => this.#resume(session, id));
    }
  }

  async #resume(session: Session, id: string): Promise<void> {
    const { slot } = titleOf(session.game);
    const round = this.store.round(id);
    if (!slot || round?.state !== 'open') return;
    await this.#settle(
      round,
      await this.#spun(session, slot, BigInt(round.stake), drawOf(this.store, round.source)),
    );
  }

  /** What the seeds say of a spin; the pot is read when the outcome is stored. */
  async #spun(session: Session, rules: SlotRules, stake: bigint, draw: Draw): Promise<Decided<SlotResult>> {
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
    const result: SlotResult = { kind: 'slot', stops, window, wins };
    if (!hasJackpot(session.game)) return () => ({ result, payout });
    const chance = chanceOf(stake, this.jackpots.rulesOf(session));
    const numbers = await floats(draw, rules.reels.length + JACKPOT_NUMBERS);
    const hit = hitsJackpot(numbers.slice(rules.reels.length), chance);
    return () => {
      const { won, record } = this.jackpots.play(session, stake, hit);
      return {
        result: { ...result, jackpot: { chance, won: String(won) } },
        payout: payout + won,
        alongside: [record],
      };
    };
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
    decide: (draw: Draw, value: bigint) => Promise<Decided<T>>,
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
      const decided = await decide(drawOf(this.store, source), value);
      const { balance, result, payout } = await this.#settle(open, decided);
      return {
        round: open.id,
        result,
        payout: String(payout),
        balance: String(balance),
        fairness: fairnessOf(pair),
      };
    });
  }

  async #settle<T extends RoundResult>(
    open: Round,
    decided: Decided<T>,
  ): Promise<Outcome<T> & { balance: bigint }> {
    const outcome = decided();
    const { result, payout, alongside } = outcome;
    const settled = this.rounds.settle(open, result, payout, { alongside });
    if (alongside) this.jackpots.onChange();
    return { ...outcome, balance: await settled };
  }
}
