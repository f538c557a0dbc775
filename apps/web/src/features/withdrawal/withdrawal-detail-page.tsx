import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { DetailPage } from '../../lists/detail-page';
import { PATHS } from '../../routes/paths';
import { withdrawalDetailQuery } from './withdrawal.api';
import { WithdrawalDetailView } from './withdrawal-detail-view';

/** One withdrawal: its amount, status, timeline and next action. Pushes keep it current. */
export default function WithdrawalDetailPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  return (
    <DetailPage
      title={t('withdrawal.title')}
      query={useQuery(withdrawalDetailQuery(id))}
      back={{ to: PATHS.withdrawals, label: t('withdrawal.toHistory') }}
      missing={t('withdrawal.missingTitle')}
    >
      {(withdrawal) => <WithdrawalDetailView withdrawal={withdrawal} />}
    </DetailPage>
  );
}
