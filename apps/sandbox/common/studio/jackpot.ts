/**
 * A progressive jackpot. All amounts of a pot are in hundredths of a minor unit, so that 1 % of a stake is a whole
 * number. The chance of a hit is proportional to the stake, as is the contribution: the return is the same for all
 * stakes.
 */

/** What goes into the pot of each minor unit that is staked, in hundredths: 1 %. */
export const CONTRIBUTION = 1n;
/** In smallest stakes: what a new pot begins with, on the house. */
export const SEED_STAKES = 5_000n;
/** In smallest stakes: as much is staked between two hits on average. */
export const DRAW_STAKES = 1_000_000n;
/** In smallest stakes: a hit pays no more, and what is left stays in the pot. */
export const LARGEST_POT_STAKES = 500_000n;

/** How many numbers of a round's seeds decide about a hit. */
export const JACKPOT_NUMBERS = 2;

/**
 * What returns of a stake by the jackpot, as a share of one: all that goes in comes out, and each hit brings a seed, of
 * which there is one in `DRAW_STAKES`.
 */
export const JACKPOT_RETURN = Number(CONTRIBUTION) / 100 + Number(SEED_STAKES) / Number(DRAW_STAKES);

/** Minor units. */
export interface JackpotRules {
  seed: string;
  /** The chance of a hit is stake / draw. */
  draw: string;
  largest: string;
}

/** `unit` is the smallest stake in minor units. */
export const jackpotRules = (unit: bigint): JackpotRules => ({
  seed: String(SEED_STAKES * unit),
  draw: String(DRAW_STAKES * unit),
  largest: String(LARGEST_POT_STAKES * unit),
});

/** A chance as a fraction, both in minor units: `1000/100000000`. */
export const CHANCE = /^(\d{1,15})\/([1-9]\d{0,17})$/;

export const chanceOf = (stake: bigint, { draw }: Pick<JackpotRules, 'draw'>): string => `${stake}/${draw}`;

const STEPS = 2n ** 32n;

/** Two numbers of four bytes are one of eight, whose steps are far finer than any chance. */
const drawn = (numbers: readonly number[]): bigint =>
  numbers
    .slice(0, JACKPOT_NUMBERS)
    .reduce((all, number) => all * STEPS + BigInt(Math.floor(number * 2 ** 32)), 0n);

/** Whether two numbers of a round hit the jackpot. @throws RangeError for a chance that cannot be read */
export function hitsJackpot(numbers: readonly number[], chance: string): boolean {
  const [, stake, draw] = CHANCE.exec(chance) ?? [];
  if (stake === undefined || draw === undefined) throw new RangeError('no chance of a jackpot');
  return drawn(numbers) * BigInt(draw) < BigInt(stake) * STEPS * STEPS;
}

/** All that ever went into a pot and out of it; what is in the pot is the difference. */
export interface PotSums {
  /** Minor units on the house: one seed at first, and one with each hit. */
  seeded: bigint;
  /** Hundredths of a minor unit. */
  contributed: bigint;
  /** Minor units. */
  paid: bigint;
}

/** What a hit pays now, in minor units; a fraction of one stays in the pot. */
export function potAmount(
  { seeded, contributed, paid }: PotSums,
  { largest }: Pick<JackpotRules, 'largest'>,
): bigint {
  const amount = (seeded * 100n + contributed - paid * 100n) / 100n;
  return amount < BigInt(largest) ? amount : BigInt(largest);
}

export const newPot = ({ seed }: JackpotRules): PotSums => ({
  seeded: BigInt(seed),
  contributed: 0n,
  paid: 0n,
});

/** A stake goes in, and with a hit all of it comes out and a new seed goes in. */
export function playPot(
  pot: PotSums,
  stake: bigint,
  hit: boolean,
  rules: JackpotRules,
): { pot: PotSums; won: bigint } {
  const fed = { ...pot, contributed: pot.contributed + stake * CONTRIBUTION };
  if (!hit) return { pot: fed, won: 0n };
  const won = potAmount(fed, rules);
  return { pot: { ...fed, seeded: fed.seeded + BigInt(rules.seed), paid: fed.paid + won }, won };
}
