import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { digitsOf, isCurrency } from '#libs/money/currency';
import { displayAmount, withSymbol } from '#libs/money/display';
import { numberFormat } from './intl-formats';

/** Digits after those of the currency that an exact amount may have. */
const EXACT_DIGITS = 6;
const PERCENT = { minimumFractionDigits: 2, maximumFractionDigits: 4 };
const WHOLE_PERCENT = { style: 'percent', maximumFractionDigits: 0 } as const;
const AMOUNT = /^-?\d+(\.\d+)?$/;

/** Amounts, rates and counts in the digits of the language; a provider's text that is no amount is shown as it stands. */
export function useAmountText() {
  const { language } = useTranslation().i18n;
  return useMemo(() => {
    return {
      amount: (text: string, currency: string) =>
        isCurrency(currency) && AMOUNT.test(text)
          ? displayAmount(text, currency, language)
          : `${text} ${currency}`,
      /** With all digits that it has, and no fewer than the currency. */
      exact: (text: string, currency: string) => {
        if (!isCurrency(currency) || !AMOUNT.test(text)) return `${text} ${currency}`;
        const digits = digitsOf(currency);
        const format = numberFormat(language, {
          minimumFractionDigits: digits,
          maximumFractionDigits: digits + EXACT_DIGITS,
        });
        return withSymbol(format.format(text as Intl.StringNumericLiteral), currency, language);
      },
      /** "0.25" as "0.25 %". */
      rate: (text: string) =>
        `${numberFormat(language, PERCENT).format(text as Intl.StringNumericLiteral)} %`,
      /** A whole percentage, as "10 %". */
      percent: (value: number) => numberFormat(language, WHOLE_PERCENT).format(value / 100),
      count: (value: number) => numberFormat(language).format(value),
    };
  }, [language]);
}
