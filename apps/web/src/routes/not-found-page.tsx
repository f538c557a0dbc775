import { useTranslation } from 'react-i18next';
import { EmptyState } from '../ui/art/empty-state';
import { LinkButton } from './link-button';
import { PATHS } from './paths';

export default function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <EmptyState
      heading="h1"
      title={t('common.notFoundTitle')}
      text={t('common.notFoundText')}
      action={<LinkButton to={PATHS.home}>{t('common.toHome')}</LinkButton>}
    />
  );
}
