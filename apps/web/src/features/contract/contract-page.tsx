import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { DetailPage } from '../../lists/detail-page';
import { agentPath } from '../../routes/paths';
import { ContractView } from './contract-view';
import { useContract } from './use-contract';

/** One contract: its state in a sentence, the one next action, its terms beside those in force, its timeline. */
export function ContractPage() {
  const { t } = useTranslation('agency');
  const { id = '' } = useParams();
  const query = useContract(id);
  return (
    <DetailPage
      title={query.data ? t(`contract.kinds.${query.data.contract.kind}`) : t('contract.one')}
      query={query}
      back={{ to: agentPath('contracts'), label: t('contract.toList') }}
      missing={t('contract.detail.missing')}
    >
      {(detail) => <ContractView detail={detail} />}
    </DetailPage>
  );
}
