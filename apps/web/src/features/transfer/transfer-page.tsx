import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Loaded } from '../../lists/loaded';
import { EmptyState } from '../../ui/art/empty-state';
import { Page } from '../../ui/layout/page';
import { type TransferOptions, transferOptionsQuery } from './transfer.api';
import { TransferForm } from './transfer-form';
import { TransferHistory } from './transfer-history';
import { TransferObstacle } from './transfer-obstacle';

/** Sends money down to a direct downline, or up to the upline; what was sent and received stands below. */
export default function TransferPage() {
  const { t } = useTranslation('agency');
  const options = useQuery(transferOptionsQuery);
  const upOnly = options.data !== undefined && !options.data.toDownline;
  return (
    <Page title={upOnly ? t('transfer.upTitle') : t('transfer.title')} width="form">
      <Loaded query={options}>{(found) => <Content options={found} />}</Loaded>
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
