import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { type Currency, isCurrency } from '#libs/money/currency';
import { displayAmount } from '#libs/money/display';

const AMOUNT = /^-?\d+(\.\d+)?$/;

/** Amounts in the digits of the language; what a provider wrote and is no amount is shown as it stands. */
export function useMoneyText() {
  const { language } = useTranslation().i18n;
  return useCallback(
    (amount: string, currency: string): string =>
      isCurrency(currency) && AMOUNT.test(amount)
        ? displayAmount(amount, currency as Currency, language)
        : `${amount} ${currency}`,
    [language],
  );
}
