import { useTranslation } from 'react-i18next';
import { useAmountText } from '../../../i18n/use-amount-text';
import { clockText } from '../../../ui/data/countdown';

const DAY_SECONDS = 86_400;

/** What is left of a sale: whole days where it is more than one, else on the clock, in the digits of the language. */
export function useCountdownText() {
  const { t } = useTranslation('lottery', { keyPrefix: 'head' });
  const { count } = useAmountText();
  return (seconds: number): string =>
    seconds < DAY_SECONDS
      ? clockText(seconds).replace(/\d/g, (digit) => count(Number(digit)))
      : t('days', { shown: count(Math.floor(seconds / DAY_SECONDS)) });
}
