import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { refusalOf } from '../../api/refusal';
import { QueryFailure } from '../../query/query-failure';
import { EmptyState } from '../../ui/art/empty-state';
import { ButtonLink } from '../../ui/button-link';
import { Skeleton } from '../../ui/skeleton';
import { betQuery } from '../games/rounds.api';
import { BetView } from './bet-view';
import styles from './bets-page.module.css';

/** One round: what was staked and paid, when, and the proof of its result. Moves by push. */
export default function BetPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t('bets.round')}</h1>
        <Link to="/member/bets">{t('bets.toRecord')}</Link>
      </div>
      <Content id={id} />
    </div>
  );
}

function Content({ id }: { id: string }) {
  const { t } = useTranslation();
  const query = useQuery(betQuery(id));
  if (query.isPending) {
    return (
      <div aria-busy="true">
        <Skeleton shape="block" className={styles.waiting} />
      </div>
    );
  }
  if (query.data) return <BetView bet={query.data} />;
  const refusal = refusalOf(query.error);
  if (refusal.detail.status === 404 || refusal.code === 'error_invalid_input') {
    return (
      <EmptyState
        title={t('bets.missing')}
        action={<ButtonLink render={<Link to="/member/bets" />}>{t('bets.toRecord')}</ButtonLink>}
      />
    );
  }
  return <QueryFailure query={query} />;
}
