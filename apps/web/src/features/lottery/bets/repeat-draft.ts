import type { PrizeMode } from '#libs/lottery/common/games';
import { MOST_MULTIPLE, type SoldLine, type StakeUnit } from '#libs/lottery/common/ticket-lines';
import { amountOrNull, parseAmount } from '#libs/money/amount';
import { type Currency, digitsOf } from '#libs/money/currency';
import type { LineDraft } from '../stake/priced-line';
import { isBoard } from '../stake/stake-state';

const UNITS: readonly [StakeUnit, bigint][] = [
  ['1', 100n],
  ['0.1', 10n],
  ['0.01', 1n],
];

/** A line that was sold, to be bought again at the same stake; its odds are those of now. */
export function repeatDraft(
  { rule, picks, list, stake }: SoldLine,
  mode: PrizeMode,
  currency: Currency,
): LineDraft | null {
  const minor = amountOrNull(() => parseAmount(stake, currency));
  const own = isBoard(mode) ? { amount: stake } : minor === null ? null : unitOf(minor, currency);
  return own && { rule, ...(picks && { picks }), ...(list && { list }), stake: own };
}

/** The largest unit of which the stake is a whole multiple. */
function unitOf(minor: bigint, currency: Currency): { unit: StakeUnit; multiple: number } | null {
  const whole = 10n ** BigInt(digitsOf(currency));
  for (const [unit, hundredths] of UNITS) {
    const size = (whole * hundredths) / 100n;
    if (size > 0n && minor % size === 0n && minor / size <= BigInt(MOST_MULTIPLE))
      return { unit, multiple: Number(minor / size) };
  }
  return null;
}
