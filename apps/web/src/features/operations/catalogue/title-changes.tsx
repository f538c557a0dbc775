import { useTranslation } from 'react-i18next';
import type { CatalogueChange } from '#libs/games/common/catalogue-change';
import { findLanguage, LANGUAGE_TABLE } from '#libs/site/common/locales';
import { useAmountText } from '../../../i18n/use-amount-text';
import { Facts } from '../../../ui/data/facts';
import { useBrandCurrency } from '../operator-store';
import { BeforeAndAfter } from '../proposed-changes';
import { usePhraseOr } from '../use-phrase-or';

const AMOUNTS = new Set(['minBet', 'maxBet', 'largestWin']);

/** Field by field, what a title becomes once the difference is accepted. */
export function TitleChanges({ changes }: Pick<CatalogueChange, 'changes'>) {
  const { t, i18n } = useTranslation('operations');
  const { amount } = useAmountText();
  const currency = useBrandCurrency();
  const { t: site } = useTranslation();
  const phraseOr = usePhraseOr();
  const labelOf = (field: string) => {
    const language = findLanguage(field.replace(/^name/, ''));
    return language
      ? t('catalogue.nameIn', { language: LANGUAGE_TABLE[language].name })
      : phraseOr(`catalogue.fields.${field}`, field);
  };
  const textOf = (field: string, value: string | null) => {
    if (value === null) return null;
    if (AMOUNTS.has(field)) return amount(value, currency);
    if (field === 'edge') return Number(value).toLocaleString(i18n.language, { maximumFractionDigits: 4 });
    return field === 'gameType' ? site(`category.${value as 'RNG'}`) : value;
  };
  return (
    <Facts
      items={changes.map(({ field, before, after }) => ({
        label: labelOf(field),
        value: <BeforeAndAfter before={textOf(field, before)} after={textOf(field, after) ?? ''} />,
      }))}
    />
  );
}
