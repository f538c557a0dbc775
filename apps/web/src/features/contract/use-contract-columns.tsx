import { useTranslation } from 'react-i18next';
import type { ContractSummary } from '#libs/agency/common/contract.calls';
import { useColumns } from '../../lists/use-columns';
import { Text } from '../../ui/layout/text';
import styles from './contract-pages.module.css';
import { ContractStatus } from './contract-status';
import { useContractSentence } from './use-contract-sentence';
import { useParties } from './use-parties';
import { useTermsText } from './use-terms-text';

export function useContractColumns(side: ContractSummary['side']) {
  const { t } = useTranslation('agency');
  const column = useColumns<ContractSummary>();
  const sentence = useContractSentence();
  return [
    column.own(t(side === 'received' ? 'contract.list.from' : 'contract.list.to'), (contract) => (
      <OtherParty contract={contract} />
    )),
    column.text(t('contract.list.kind'), ({ kind }) => t(`contract.kinds.${kind}`)),
    column.own(t('contract.list.terms'), (contract) => <ShortTerms contract={contract} />),
    column.own(t('contract.list.status'), (contract) => (
      <div className={styles.state}>
        <ContractStatus contract={contract} />
        <Text size="small" tone="muted">
          {sentence(contract)}
        </Text>
      </div>
    )),
  ];
}

function OtherParty({ contract }: { contract: ContractSummary }) {
  const { upline, downline } = useParties(contract);
  return contract.side === 'received' ? upline : downline;
}

function ShortTerms({ contract: { terms, currency } }: { contract: ContractSummary }) {
  const { short } = useTermsText(currency);
  return <span className={styles.shortTerms}>{short(terms)}</span>;
}
