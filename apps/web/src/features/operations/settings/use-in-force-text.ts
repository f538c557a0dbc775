import { useTranslation } from 'react-i18next';

/** "In force in 2 of 3 processes". */
export function useInForceText(): (counted: { appliedBy: number; of: number }) => string {
  const { t, i18n } = useTranslation('operations');
  return ({ appliedBy, of }) =>
    t('settings.inForce', { count: of, appliedBy: appliedBy.toLocaleString(i18n.language) });
}
