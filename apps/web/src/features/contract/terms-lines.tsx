import { useTranslation } from 'react-i18next';
import type { ContractTerms } from '#libs/agency/common/contract-terms';
import type { Currency } from '#libs/money/currency';
import { Stack } from '../../ui/layout/stack';
import styles from './terms-view.module.css';
import { useTermsText } from './use-terms-text';

/** One sentence for each step of the terms. */
export function TermsLines({ terms, currency }: { terms: ContractTerms; currency: Currency }) {
  const { t } = useTranslation('agency');
  const { lines } = useTermsText(currency);
  return (
    <Stack as="ul" gap={2} className={styles.lines}>
      {lines(terms).map((line) => (
        <li key={line}>{line}</li>
      ))}
      {terms.kind === 'dividend' && (
        <li className={styles.muted}>
          {t('contract.terms.paid', { period: t(`contract.periods.${terms.period}`) })}
        </li>
      )}
    </Stack>
  );
}
