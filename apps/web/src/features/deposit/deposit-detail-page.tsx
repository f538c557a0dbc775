import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { DetailPage } from '../../lists/detail-page';
import { PATHS } from '../../routes/paths';
import { depositQuery } from './deposit.api';
import { DepositDetailView } from './deposit-detail-view';

/** One deposit: amount, state in a sentence, its timeline, and the one next action. Moves by push. */
export default function DepositDetailPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  return (
    <DetailPage
      title={t('deposit.title')}
      query={useQuery(depositQuery(id))}
      back={{ to: PATHS.deposits, label: t('deposit.toHistory') }}
      missing={t('deposit.missingTitle')}
    >
      {(deposit) => <DepositDetailView deposit={deposit} />}
    </DetailPage>
  );
}
