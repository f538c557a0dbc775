import { useTranslation } from 'react-i18next';
import type { ProfitGroup, ProfitRow } from '#libs/games/common/profit-loss.calls';
import type { Phrases } from '../../i18n/phrases';
import { useDayText } from '../../i18n/use-day-text';

/** What a row is about, in words: a day, a provider, a category. */
export function useGroupName(groupBy: ProfitGroup): (row: Pick<ProfitRow, 'key' | 'name'>) => string {
  const { t } = useTranslation();
  const dayText = useDayText();
  return ({ key, name }) => {
    if (groupBy === 'day') return dayText(key);
    return name ?? t(`category.${key as keyof Phrases['category']}`);
  };
}
