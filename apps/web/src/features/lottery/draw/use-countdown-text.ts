import { useTranslation } from 'react-i18next';
import { numberFormat } from '../../../i18n/intl-formats';
import { useAmountText } from '../../../i18n/use-amount-text';
import { clockText } from '../../../ui/data/countdown';

const DAY_SECONDS = 86_400;
const DAYS = { style: 'unit', unit: 'day', unitDisplay: 'long' } as const;

/** What is left of a sale: whole days where it is more than one, else on the clock, in the digits of the language. */
export function useCountdownText() {
  const { language } = useTranslation().i18n;
  const { count } = useAmountText();
  return (seconds: number): string =>
    seconds < DAY_SECONDS
      ? clockText(seconds).replace(/\d/g, (digit) => count(Number(digit)))
      : numberFormat(language, DAYS).format(Math.floor(seconds / DAY_SECONDS));
}
