import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { refusalOf } from '../../api/refusal';
import { QueryFailure } from '../../query/query-failure';
import { EmptyState } from '../../ui/art/empty-state';
import { ButtonLink } from '../../ui/button-link';
import { Skeleton } from '../../ui/skeleton';
import { depositQuery } from './deposit.api';
import styles from './deposit-detail-page.module.css';
import { DepositDetailView } from './deposit-detail-view';
import page from './deposit-page.module.css';

/** One deposit: amount, state in a sentence, what happened, and the one next action. Moves by push. */
export default function DepositDetailPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  return (
    <div className={page.page}>
      <div className={page.head}>
        <h1>{t('deposit.title')}</h1>
        <Link to="/member/deposits">{t('deposit.toHistory')}</Link>
      </div>
      <Content id={id} />
    </div>
  );
}

function Content({ id }: { id: string }) {
  const { t } = useTranslation();
  const query = useQuery(depositQuery(id));
  if (query.isPending) {
    return (
      <div className={styles.page} aria-busy="true">
        <Skeleton shape="block" className={styles.stateWaiting} />
        <Skeleton shape="block" className={styles.timelineWaiting} />
      </div>
    );
  }
  if (query.data) return <DepositDetailView deposit={query.data} />;
  const refusal = refusalOf(query.error);
  if (refusal.detail.status === 404 || refusal.code === 'error_invalid_input') {
    return (
      <EmptyState
        title={t('deposit.missingTitle')}
        action={<ButtonLink render={<Link to="/member/deposits" />}>{t('deposit.toHistory')}</ButtonLink>}
      />
    );
  }
  return <QueryFailure query={query} />;
}
