import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '../ui/art/empty-state';
import { ButtonLink } from '../ui/button-link';

export default function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <EmptyState
      heading="h1"
      title={t('common.notFoundTitle')}
      text={t('common.notFoundText')}
      action={<ButtonLink render={<Link to="/" />}>{t('common.toHome')}</ButtonLink>}
    />
  );
}
