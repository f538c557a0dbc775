import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { balanceChanged } from '#libs/ledger/common/ledger.events';
import { QueryFailure } from '../../query/query-failure';
import { onPush } from '../../realtime/push-handlers';
import { EmptyState } from '../../ui/art/empty-state';
import { Page } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { renewTransfers, type TransferOptions, transferOptionsQuery } from './transfer.api';
import styles from './transfer.module.css';
import { TransferForm } from './transfer-form';
import { TransferHistory } from './transfer-history';
import { TransferObstacle } from './transfer-obstacle';

/** Sends money down to a direct downline, or up to the upline; what was sent and received stands below. */
export default function TransferPage() {
  const { t } = useTranslation('agency');
  const options = useQuery(transferOptionsQuery);
  useEffect(() => onPush(balanceChanged, renewTransfers), []);
  const upOnly = options.data !== undefined && !options.data.toDownline;
  return (
    <Page title={upOnly ? t('transfer.upTitle') : t('transfer.title')} width="form">
      {options.isError && <QueryFailure query={options} />}
      {options.isPending && (
        <div aria-busy="true">
          <Skeleton shape="block" className={styles.waiting} />
        </div>
      )}
      {options.data && <Content options={options.data} />}
    </Page>
  );
}

function Content({ options }: { options: TransferOptions }) {
  const { t } = useTranslation('agency');
  const [search] = useSearchParams();
  const nobody = options.upline === null && !options.toDownline;
  return (
    <>
      {nobody && <EmptyState title={t('transfer.noUplineTitle')} text={t('transfer.noUplineText')} />}
      {!nobody && <TransferObstacle options={options} />}
      {!nobody && options.hasPaymentPassword && !options.frozen && options.waitUntil === null && (
        <TransferForm options={options} to={search.get('to') ?? ''} />
      )}
      <TransferHistory />
    </>
  );
}
