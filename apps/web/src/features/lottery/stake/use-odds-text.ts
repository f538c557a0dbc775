import { useTranslation } from 'react-i18next';
import { numberFormat } from '../../../i18n/intl-formats';
import { oddsText } from './priced-line';

const DIGITS = { maximumFractionDigits: 4 };

/** Odds (ten-thousandths) in the digits of the language: "9.65". */
export function useOddsText() {
  const { language } = useTranslation().i18n;
  return (odds: number): string =>
    numberFormat(language, DIGITS).format(oddsText(odds) as Intl.StringNumericLiteral);
}
