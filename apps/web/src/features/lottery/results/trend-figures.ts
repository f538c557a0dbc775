import { useTranslation } from 'react-i18next';
import { MOST_LOOKED_AT } from '#libs/lottery/common/trends/trend';
import { useAmountText } from '../../../i18n/use-amount-text';
import type { Trend } from '../lottery.api';

export type TrendNumber = Trend['places'][number]['numbers'][number];
export type Figure = Exclude<keyof TrendNumber, 'number'>;

export const FIGURES = [
  { figure: 'missing', header: 'missing' },
  { figure: 'hits', header: 'hits' },
  { figure: 'averageMissing', header: 'average' },
  { figure: 'longestMissing', header: 'longest' },
  { figure: 'longestRun', header: 'run' },
] as const;

/** The numbers by a figure; those that are equal stay in their own order. */
export function sortedBy(
  numbers: readonly TrendNumber[],
  { key, falls }: { key: Figure | 'number'; falls: boolean },
): TrendNumber[] {
  if (key === 'number') return falls ? numbers.toReversed() : [...numbers];
  return numbers.toSorted((a, b) => (falls ? b[key] - a[key] : a[key] - b[key]));
}

/** How long a number is away: not beyond the draws that are looked at. */
export function useMissingText({ lookedAt }: Pick<Trend, 'lookedAt'>) {
  const { t } = useTranslation('lottery', { keyPrefix: 'trends' });
  const { count } = useAmountText();
  return (missing: number): string =>
    missing === lookedAt && lookedAt === MOST_LOOKED_AT
      ? t('overAll', { shown: count(missing) })
      : count(missing);
}
