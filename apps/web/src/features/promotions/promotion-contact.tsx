import { useTranslation } from 'react-i18next';
import type { Promotion } from '#libs/rewards/common/promotions.calls';
import { Text } from '../../ui/layout/text';

/** Where to ask or take part outside of the site, in a page of its own. */
export function PromotionContact({ label, url }: NonNullable<Promotion['contact']>) {
  const { t } = useTranslation('rewards', { keyPrefix: 'promotions' });
  return (
    <Text>
      {t('contact')}{' '}
      <a href={url} target="_blank" rel="noreferrer">
        {label}
      </a>
    </Text>
  );
}
