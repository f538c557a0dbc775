import { useTranslation } from 'react-i18next';
import { writeRate } from '#libs/lottery/common/lines/odds-text';
import { numberFormat } from '../../../i18n/intl-formats';

const DIGITS = { maximumFractionDigits: 4 };

/** Odds (ten-thousandths) in the digits of the language: "9.65". */
export function useOddsText() {
  const { language } = useTranslation().i18n;
  return (odds: number): string =>
    numberFormat(language, DIGITS).format(writeRate(odds) as Intl.StringNumericLiteral);
}
