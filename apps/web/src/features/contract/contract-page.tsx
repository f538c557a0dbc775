import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { refusalOf } from '../../api/refusal';
import { QueryFailure } from '../../query/query-failure';
import { EmptyState } from '../../ui/art/empty-state';
import { ButtonLink } from '../../ui/button-link';
import { Page } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import styles from './contract-pages.module.css';
import { ContractView } from './contract-view';
import { useContract } from './use-contract';

/** One contract: its state in a sentence, the one next action, its terms beside those in force, what happened. */
export function ContractPage() {
  const { t } = useTranslation('agency');
  const { id = '' } = useParams();
  const query = useContract(id);
  const title = query.data ? t(`contract.kinds.${query.data.contract.kind}`) : t('contract.one');
  return (
    <Page
      title={title}
      width="form"
      tools={
        <Link to="/agentHome/contracts" className={styles.toList}>
          {t('contract.toList')}
        </Link>
      }
    >
      {query.isPending && (
        <div className={styles.columns} aria-busy="true">
          <Skeleton shape="block" className={styles.waiting} />
          <Skeleton shape="block" className={styles.waiting} />
        </div>
      )}
      {query.data && <ContractView detail={query.data} />}
      {query.isError && !query.data && <Missing query={query} />}
    </Page>
  );
}

function Missing({ query }: { query: Parameters<typeof QueryFailure>[0]['query'] }) {
  const { t } = useTranslation('agency');
  const refusal = refusalOf(query.error);
  if (refusal.detail.status !== 404 && refusal.code !== 'error_invalid_input') {
    return <QueryFailure query={query} />;
  }
  return (
    <EmptyState
      title={t('contract.detail.missing')}
      action={<ButtonLink render={<Link to="/agentHome/contracts" />}>{t('contract.toList')}</ButtonLink>}
    />
  );
}
