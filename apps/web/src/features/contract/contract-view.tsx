import { useTranslation } from 'react-i18next';
import { ContractMoves } from './contract-moves';
import styles from './contract-pages.module.css';
import type { ContractDetail } from './contract-snapshots';
import { ContractStatus } from './contract-status';
import { ContractTimeline } from './contract-timeline';
import { TermsComparison } from './terms-comparison';
import { TermsLines } from './terms-lines';
import { useContractSentence } from './use-contract-sentence';
import { useParties } from './use-parties';

export function ContractView({ detail }: { detail: ContractDetail }) {
  const { t, i18n } = useTranslation('agency');
  const { contract, inForce } = detail;
  const sentence = useContractSentence();
  const parties = useParties(contract);
  const compared = contract.status === 'offered' && inForce;
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <div>
          <p>{t('contract.detail.between', parties)}</p>
          <p className={styles.muted}>
            {t(`contract.kindSays.${contract.kind}`)}{' '}
            {t('contract.detail.version', { version: contract.version.toLocaleString(i18n.language) })}
          </p>
        </div>
        <div role="status" className={styles.state}>
          <ContractStatus contract={contract} />
          <p>{sentence(contract)}</p>
        </div>
        <ContractMoves detail={detail} />
        <section className={styles.card}>
          <h2>{t(compared ? 'contract.compare.title' : 'contract.compare.firstTitle')}</h2>
          {compared ? (
            <TermsComparison terms={contract.terms} before={inForce.terms} currency={contract.currency} />
          ) : (
            <TermsLines terms={contract.terms} currency={contract.currency} />
          )}
        </section>
      </div>
      <section className={styles.card}>
        <h2>{t('contract.detail.timeline')}</h2>
        <ContractTimeline detail={detail} />
      </section>
    </div>
  );
}
