/** Dice: a roll from 0.00 to 100.00, in hundredths. Over wins above the target, under wins below it. */

const ROLLS = 10_001n;
/** Of a fair payout, in hundredths: the house keeps 1 %. */
const RETURN_SHARE = 99n;

export interface DiceRules {
  /** In hundredths: 10000 for 100.00. */
  highestRoll: number;
  /** Targets that may be chosen. */
  over: { min: number; max: number };
  under: { min: number; max: number };
}

export interface DiceBet {
  target: number;
  over: boolean;
}

/** The minimum and maximum number of the 10001 rolls with which a bet may win. */
const FEWEST = 1;
const MOST = 9_800;
const HIGHEST = 10_000;

export const DICE_RULES: DiceRules = {
  highestRoll: HIGHEST,
  over: { min: HIGHEST - MOST, max: HIGHEST - FEWEST },
  under: { min: FEWEST, max: MOST },
};

export const DICE_RTP = Number(RETURN_SHARE) / 100;

export function isDiceTarget({ target, over }: DiceBet): boolean {
  const { min, max } = over ? DICE_RULES.over : DICE_RULES.under;
  return Number.isInteger(target) && target >= min && target <= max;
}

/** How many of the 10001 rolls win. */
export function winningRolls({ target, over }: DiceBet): number {
  return over ? HIGHEST - target : target;
}

export function diceWins(bet: DiceBet, roll: number): boolean {
  return bet.over ? roll > bet.target : roll < bet.target;
}

/** The payout of a winning bet in minor units, rounded down. */
export function dicePayout(amount: bigint, bet: DiceBet): bigint {
  return (amount * RETURN_SHARE * ROLLS) / (100n * BigInt(winningRolls(bet)));
}

/** Rounded down to four digits, for show: "1.9803". */
export function diceMultiplier(bet: DiceBet): string {
  const digits = dicePayout(10_000n, bet).toString().padStart(5, '0');
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`;
}

/** In per cent. */
export function diceChance(bet: DiceBet): number {
  return (winningRolls(bet) / Number(ROLLS)) * 100;
}
