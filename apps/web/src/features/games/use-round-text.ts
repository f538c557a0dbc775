import { useTranslation } from 'react-i18next';
import type { Currency } from '#libs/money/currency';
import { displayAmount } from '#libs/money/display';
import { useLanguage } from '../../app/preferences/language';

/** Names and amounts of the record in the language on show. */
export function useRoundText() {
  const { i18n } = useTranslation();
  const { language } = useLanguage();
  return {
    game: (names: Record<string, string>) => names[language] ?? names.EN ?? '',
    amount: (amount: string, currency: string) => displayAmount(amount, currency as Currency, i18n.language),
  };
}
