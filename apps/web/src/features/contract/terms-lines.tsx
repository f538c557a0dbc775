import { useTranslation } from 'react-i18next';
import type { ContractTerms } from '#libs/agency/common/contract-terms';
import styles from './terms-view.module.css';
import { useTermsText } from './use-terms-text';

/** Terms as sentences, a step each. */
export function TermsLines({ terms, currency }: { terms: ContractTerms; currency: string }) {
  const { t } = useTranslation('agency');
  const { lines } = useTermsText(currency);
  return (
    <ul className={styles.lines}>
      {lines(terms).map((line) => (
        <li key={line}>{line}</li>
      ))}
      {terms.kind === 'dividend' && (
        <li className={styles.muted}>
          {t('contract.terms.paid', { period: t(`contract.periods.${terms.period}`) })}
        </li>
      )}
    </ul>
  );
}
