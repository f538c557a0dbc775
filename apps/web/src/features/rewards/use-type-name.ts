import { useTranslation } from 'react-i18next';
import type { Phrases } from '../../i18n/phrases';

/** The name of a type of game. */
export function useTypeName(): (type: string) => string {
  const { t } = useTranslation();
  return (type) => t(`category.${type as keyof Phrases['category']}`);
}
