import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { CONTRACT_KINDS } from '#libs/agency/common/contract-kinds';
import { refusalOf } from '../../api/refusal';
import { QueryFailure } from '../../query/query-failure';
import { EmptyState } from '../../ui/art/empty-state';
import { ButtonLink } from '../../ui/button-link';
import { Page } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { contractOptionsQuery } from './contract.api';
import styles from './contract-pages.module.css';
import { DownlineChoice } from './downline-choice';
import { OfferForm } from './offer-form';

/** Offers a contract: to whom, of which kind, on which terms. The address names the downline and the kind. */
export function OfferPage() {
  const { t } = useTranslation('agency');
  const [search] = useSearchParams();
  const downline = search.get('downline');
  return (
    <Page
      title={t('contract.offer.title')}
      width="form"
      tools={
        <Link to="/agentHome/contracts?side=given" className={styles.toList}>
          {t('contract.toList')}
        </Link>
      }
    >
      {downline ? <Options downlineId={downline} kind={search.get('kind')} /> : <DownlineChoice />}
    </Page>
  );
}

function Options({ downlineId, kind }: { downlineId: string; kind: string | null }) {
  const { t } = useTranslation('agency');
  const query = useQuery(contractOptionsQuery(downlineId));
  if (query.isPending) {
    return (
      <div className={styles.columns} aria-busy="true">
        <Skeleton shape="block" className={styles.waiting} />
        <Skeleton shape="block" className={styles.waiting} />
      </div>
    );
  }
  if (!query.data) {
    const { detail, code } = refusalOf(query.error);
    if (detail.status !== 404 && detail.status !== 422 && code !== 'error_invalid_input') {
      return <QueryFailure query={query} />;
    }
    return (
      <EmptyState
        title={t('contract.offer.noDownline')}
        action={<ButtonLink render={<Link to="." replace />}>{t('contract.offer.other')}</ButtonLink>}
      />
    );
  }
  if (query.data.options.length === 0) return <EmptyState title={t('contract.offer.noKinds')} />;
  return (
    <OfferForm key={downlineId} choices={query.data} first={CONTRACT_KINDS.find((each) => each === kind)} />
  );
}
