import { type Draw, floats } from '../fairness.js';

/** The bet of a round. Money is in minor units. */
export interface InstantBet {
  stake: bigint;
  /** What was chosen with the stake; 0 where the game has no choices. */
  choice: number;
  /** A round that could win more with its next step ends before it. */
  maxWin: bigint;
}

/** A round after some steps. */
export interface InstantTurn {
  over: boolean;
  /** Minor units, rounded down: what the round pays, or would pay if the player ended it now. */
  payout: bigint;
  /** The part of the deal that the player may see by now. */
  shown: number[];
}

/**
 * The rules of a title. All chance of a round is dealt from the seeds when it is bet; the round itself follows from
 * that deal and the player's steps, so that it can be continued after a restart and checked by anybody.
 */
export interface InstantRules {
  names: { en: string; bn: string; ar: string };
  /** Its class in a portal's lobby. */
  lobbyClass: string;
  /** As a share of one; where the player decides, by the best decisions. */
  rtp: number;
  /** The most that a round can pay, in stakes, where the stake is limited by it; 1 where the rounds are. */
  best: number;
  /** What is chosen with the stake, from `min` to `max`; `usual` is offered first. */
  choices: { min: number; max: number; usual: number } | null;
  /** How many numbers from 0 to 1 decide a round. */
  numbers(choice: number): number;
  deal(numbers: readonly number[], choice: number): number[];
  /** Null if one of the steps is not possible. */
  turn(deal: readonly number[], bet: InstantBet, steps: readonly number[]): InstantTurn | null;
}

export async function dealOf(rules: InstantRules, draw: Draw, choice: number): Promise<number[]> {
  return rules.deal(await floats(draw, rules.numbers(choice)), choice);
}

export function isChoice({ choices }: InstantRules, choice: number): boolean {
  if (choices === null) return choice === 0;
  return Number.isInteger(choice) && choice >= choices.min && choice <= choices.max;
}
