import type { PayoutSummary } from '#libs/agency/common/salary.calls';
import { isZero } from '#libs/money/amount';

export type Step =
  | { name: 'gross' | 'below' | 'cut' | 'carriedIn' | 'profit' | 'lossIn' | 'base' | 'exact'; amount: string }
  | { name: 'times'; rate: string };

const minus = (amount: string): string =>
  isZero(amount) ? amount : amount.startsWith('-') ? amount.slice(1) : `-${amount}`;

/** Adds decimals exactly, with the digits of the longest. */
export function addDecimals(amounts: readonly string[]): string {
  const digits = Math.max(0, ...amounts.map((amount) => amount.split('.')[1]?.length ?? 0));
  const sum = amounts.reduce((total, amount) => {
    const [whole = '0', fraction = ''] = amount.replace('-', '').split('.');
    const minor = BigInt(whole + fraction.padEnd(digits, '0'));
    return amount.startsWith('-') ? total - minor : total + minor;
  }, 0n);
  const text = (sum < 0n ? -sum : sum).toString().padStart(digits + 1, '0');
  const sign = sum < 0n ? '-' : '';
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** The steps from the bets to the payout, those of zero left out. */
export function ladderOf(payout: PayoutSummary): Step[] {
  return payout.kind === 'dividend' ? dividendLadder(payout) : salaryLadder(payout);
}

function salaryLadder({ gross, below, cut, carriedIn }: PayoutSummary): Step[] {
  const steps: Step[] = [
    { name: 'gross', amount: gross },
    { name: 'below', amount: minus(below) },
    { name: 'cut', amount: minus(cut) },
    { name: 'carriedIn', amount: carriedIn },
  ];
  const shown = steps.filter((step) => step.name === 'gross' || ('amount' in step && !isZero(step.amount)));
  return [...shown, { name: 'exact', amount: addDecimals([gross, minus(below), minus(cut), carriedIn]) }];
}

/** From the profit and the loss before it to what it makes; of a correction, what differs from before. */
function dividendLadder({ profit, lossIn, betRate, gross, carriedIn, correction }: PayoutSummary): Step[] {
  const [own, loss] = [profit ?? '0', lossIn ?? '0'];
  const base: Step[] = isZero(loss)
    ? []
    : [
        { name: 'lossIn', amount: loss },
        { name: 'base', amount: addDecimals([own, loss]) },
      ];
  const made: Step[] = correction ? [] : [...base, { name: 'times', rate: betRate }];
  const carried: Step[] = isZero(carriedIn) ? [] : [{ name: 'carriedIn', amount: carriedIn }];
  const exact: Step[] =
    correction || carried.length > 0 ? [{ name: 'exact', amount: addDecimals([gross, carriedIn]) }] : [];
  return [{ name: 'profit', amount: own }, ...made, ...carried, ...exact];
}
