import { useTranslation } from 'react-i18next';
import { Skeleton } from '../ui/feedback/skeleton';
import { VisuallyHidden } from '../ui/layout/visually-hidden';
import styles from './page-skeleton.module.css';

/** Holds a page's place while its code and data are on the way. */
export function PageSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles.page} aria-busy="true">
      <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>
      <Skeleton shape="title" width="half" />
      <Skeleton shape="block" />
      <Skeleton />
      <Skeleton width="half" />
    </div>
  );
}
