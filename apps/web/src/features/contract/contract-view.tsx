import { useTranslation } from 'react-i18next';
import type { ContractDetail } from '#libs/agency/common/contract.calls';
import { Detail } from '../../lists/detail';
import { Section } from '../../ui/layout/section';
import { ContractActivity } from './contract-activity';
import { ContractMoves } from './contract-moves';
import { ContractStatus } from './contract-status';
import { TermsComparison } from './terms-comparison';
import { TermsLines } from './terms-lines';
import { useContractSentence } from './use-contract-sentence';
import { useParties } from './use-parties';

export function ContractView({ detail }: { detail: ContractDetail }) {
  const { t, i18n } = useTranslation('agency');
  const { contract, inForce } = detail;
  const { terms, currency } = contract;
  const sentence = useContractSentence();
  const parties = useParties(contract);
  const before = contract.status === 'offered' && inForce;
  return (
    <Detail
      note={
        <>
          <p>{t('contract.detail.between', parties)}</p>
          <p>
            {t(`contract.kindSays.${contract.kind}`)}{' '}
            {t('contract.detail.version', { version: contract.version.toLocaleString(i18n.language) })}
          </p>
        </>
      }
      status={<ContractStatus contract={contract} />}
      sentence={sentence(contract)}
      actions={<ContractMoves detail={detail} />}
      aside={
        <Section card title={t('contract.detail.timeline')}>
          <ContractActivity detail={detail} />
        </Section>
      }
    >
      <Section card title={t(before ? 'contract.compare.title' : 'contract.compare.firstTitle')}>
        {before ? (
          <TermsComparison terms={terms} before={before.terms} currency={currency} />
        ) : (
          <TermsLines terms={terms} currency={currency} />
        )}
      </Section>
    </Detail>
  );
}
