import type { Currency } from '#libs/money/currency';
import { anyText } from '../../lists/list-choice';
import { daysOf } from '../../ui/forms/day-span';
import { typedAmount, typedMinor } from '../../ui/forms/money-input';

const matching = (pattern: RegExp) => (text: string | null) => (text && pattern.test(text) ? text : '');
const amount = matching(/^\d{1,13}(\.\d{0,3})?$/);
const day = matching(/^\d{4}-\d\d-\d\d$/);

/** How every queue reads its search and its days from the address; '' stands for any. */
export const TEXT_AND_DAYS = { search: anyText, from: day, to: day };
/** For a list whose rows stand for no moment. */
export const TEXT_ONLY = { search: anyText, from: () => '', to: () => '' };
/** The same for a queue whose cases have an amount. */
export const CASE_FILTERS = { ...TEXT_AND_DAYS, amountFrom: amount, amountTo: amount };

interface Chosen {
  from: string;
  to: string;
  amountFrom?: string;
  amountTo?: string;
}

/** Which two ends of a range are not in their order. */
export function wrongRanges({ from, to, amountFrom = '', amountTo = '' }: Chosen, currency: Currency) {
  const [least, most] = [typedMinor(amountFrom, currency), typedMinor(amountTo, currency)];
  return {
    days: from !== '' && to !== '' && from > to,
    amounts: least !== null && most !== null && least > most,
  };
}

/** The ranges as calls take them: amounts as on the wire, and the moments of whole days of the device. */
export function rangesOf({ from, to, amountFrom, amountTo }: Chosen, now: Date) {
  const first = from && daysOf('custom', { from, to: from }, now)?.from;
  const end = to && daysOf('custom', { from: to, to }, now)?.to;
  return {
    ...(first && { from: first.toISOString() }),
    ...(end && { to: end.toISOString() }),
    ...(amountFrom && { amountFrom: typedAmount(amountFrom) }),
    ...(amountTo && { amountTo: typedAmount(amountTo) }),
  };
}
