import type { InstantPlayRequest, InstantReply, InstantRound, InstantStepRequest } from '../../common/api.js';
import { dealOf, type InstantRules, type InstantTurn, isChoice } from '../../common/instant/rules.js';
import { currencyOf } from '../vendor/currencies.js';
import { GameError } from '../vendor/game-error.js';
import type { KeyedQueue } from '../vendor/keyed-queue.js';
import { type InstantInput, playerOf, type Round, type Session, turnOf } from '../vendor/records.js';
import type { Rounds } from '../vendor/rounds.service.js';
import { drawOf, fairnessOf, type Seeds } from '../vendor/seeds.service.js';
import { checkStake } from '../vendor/stake.js';
import type { VendorStore } from '../vendor/store.js';
import { limitsOf } from '../vendor/title.js';
import { type StudioTitle, titleOf } from './catalogue.js';

/** A round of an instant title, by its rules. */
interface Played {
  round: Round;
  input: InstantInput;
  turn: InstantTurn;
}

/**
 * The titles of studio/instant. A round stores the player's steps and follows from its seeds and them, so one that is not
 * over continues after a reload and a restart. Bets and steps of one player in a game run one after another.
 */
export class InstantTitles {
  constructor(
    readonly store: VendorStore,
    readonly rounds: Rounds,
    readonly seeds: Seeds,
    readonly turns: KeyedQueue,
  ) {}

  /** Continues after a restart: settles the rounds that are over, and leaves the others open. */
  async start(): Promise<void> {
    for (const { session: id } of this.store.unfinishedRounds()) {
      const session = this.store.session(id);
      if (session) await this.turns.run(turnOf(session), () => this.#isRoundOpen(session));
    }
  }

  /** @throws GameError invalid_input, limit, round_open, and those of the bet */
  async play(session: Session, { amount, choice }: InstantPlayRequest): Promise<InstantReply> {
    const title = titleOf(session.game);
    const rules = rulesOf(title);
    if (!isChoice(rules, choice)) throw new GameError('invalid_input', { field: 'choice' });
    const stake = checkStake(amount, limitsOf(title, currencyOf(session.currency)));
    return this.turns.run(turnOf(session), async () => {
      if (await this.#isRoundOpen(session)) throw new GameError('round_open');
      const { pair, source } = this.seeds.next(playerOf(session), session.game);
      const input: InstantInput = { kind: 'instant', choice, steps: [] };
      const round = await this.rounds.open(session, { stake, source, input, alongside: [{ pair }] });
      return this.#reply(await this.#afterSure(round, input), session);
    });
  }

  /** @throws GameError round_closed for a round that is over or another's, invalid_input for an impossible step */
  step(session: Session, { round: id, at, step }: InstantStepRequest): Promise<InstantReply> {
    return this.turns.run(turnOf(session), async () => {
      const round = this.store.round(id);
      if (
        round?.player !== playerOf(session) ||
        round.game !== session.game ||
        round.input.kind !== 'instant'
      )
        throw new GameError('round_closed');
      const { input } = round;
      const repeated = at === input.steps.length - 1 && input.steps[at] === step && round.state !== 'void';
      if (repeated) return this.#reply(await this.#afterSure(round, input), session);
      if (round.state !== 'open' || at !== input.steps.length) throw new GameError('round_closed');
      const next = { ...input, steps: [...input.steps, step] };
      const played = await this.#after({ ...round, input: next }, next);
      if (!played) throw new GameError('invalid_input', { field: 'step' });
      if (!played.turn.over) this.store.save({ round: played.round });
      return this.#reply(played, session);
    });
  }

  /** The player's unfinished round in the game and currency of a session. */
  async openRound(session: Session): Promise<InstantRound | null> {
    const round = this.store.openRound(playerOf(session), session.game);
    if (round?.input.kind !== 'instant') return null;
    if (this.store.session(round.session)?.currency !== session.currency) return null;
    const played = await this.#after(round, round.input);
    return played && !played.turn.over ? viewOf(played) : null;
  }

  /** Whether the player has a round that is not over; one that is, but was not settled, is settled. */
  async #isRoundOpen(session: Session): Promise<boolean> {
    const round = this.store.openRound(playerOf(session), session.game);
    if (round?.input.kind !== 'instant') return false;
    const played = await this.#afterSure(round, round.input);
    if (!played.turn.over) return true;
    await this.#settle(played, session);
    return false;
  }

  /** Settles the round if it is over. */
  async #reply(played: Played, session: Session): Promise<InstantReply> {
    const open = this.store.round(played.round.id)?.state === 'open';
    const settled = played.turn.over && open ? await this.#settle(played, session) : null;
    const balance = settled ?? BigInt(this.store.session(session.id)?.balance ?? session.balance);
    const fairness = fairnessOf(this.seeds.current(playerOf(session), session.game));
    return { ...viewOf(played), balance: String(balance), fairness };
  }

  #settle({ round, input, turn }: Played, session: Session): Promise<bigint> {
    const result = { ...input, shown: turn.shown };
    return this.rounds.settle(round, result, turn.payout, { session: session.id });
  }

  async #afterSure(round: Round, input: InstantInput): Promise<Played> {
    const played = await this.#after(round, input);
    if (!played) throw new Error(`the steps of the round ${round.id} are impossible`);
    return played;
  }

  async #after(round: Round, input: InstantInput): Promise<Played | null> {
    const title = titleOf(round.game);
    const currency = this.store.session(round.session)?.currency;
    if (currency === undefined) throw new Error(`the session of the round ${round.id} is gone`);
    const { maxWin } = limitsOf(title, currencyOf(currency));
    const rules = rulesOf(title);
    const deal = await dealOf(rules, drawOf(this.store, round.source), input.choice);
    const bet = { stake: BigInt(round.stake), choice: input.choice, maxWin: BigInt(maxWin) };
    const turn = rules.turn(deal, bet, input.steps);
    return turn && { round, input, turn };
  }
}

/** @throws GameError invalid_input for another kind of game */
function rulesOf({ instant }: StudioTitle): InstantRules {
  if (!instant) throw new GameError('invalid_input', { field: 'game' });
  return instant;
}

const viewOf = ({ round, input, turn }: Played): InstantRound => ({
  round: round.id,
  stake: round.stake,
  choice: input.choice,
  steps: input.steps,
  over: turn.over,
  payout: String(turn.payout),
  shown: turn.shown,
});
