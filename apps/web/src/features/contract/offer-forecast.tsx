import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Party } from '#libs/agency/common/contract.calls';
import type { ContractTerms } from '#libs/agency/common/contract-terms';
import { refusalOf } from '../../api/refusal';
import { useErrorText } from '../../i18n/use-error-text';
import { Skeleton } from '../../ui/skeleton';
import { useSettled } from '../../ui/use-settled';
import { forecastQuery } from './contract.api';
import { ForecastView } from './forecast-view';
import styles from './offer.module.css';

/** So long after the last key the server is asked. */
const PAUSE_MS = 400;

interface OfferForecastProps {
  downline: Party;
  /** `null` while something is wrong with them. */
  terms: ContractTerms | null;
}

/** What the terms would have paid, live while they are typed. */
export function OfferForecast({ downline, terms }: OfferForecastProps) {
  const { t } = useTranslation('agency');
  const errorText = useErrorText();
  const settled = useSettledTerms(terms);
  const query = useQuery({
    ...forecastQuery(downline.id, settled ?? EMPTY),
    enabled: settled !== null,
    placeholderData: (previous) => (settled ? previous : undefined),
  });
  return (
    <section className={styles.card} aria-busy={query.isFetching || undefined}>
      <h2>{t('contract.forecast.title')}</h2>
      {settled === null && <p className={styles.muted}>{t('contract.forecast.wait')}</p>}
      {settled && query.data && (
        <ForecastView forecast={query.data} terms={settled} downline={downline.account} />
      )}
      {settled && query.isPending && <Skeleton shape="block" className={styles.forecastWaiting} />}
      {settled && query.isError && (
        <p className={styles.muted}>{errorText.ofRefusal(refusalOf(query.error))}</p>
      )}
    </section>
  );
}

const EMPTY: ContractTerms = { kind: 'realtime', winRate: '0', lossRate: '0', betRate: '0' };

/** Terms that have stood for a moment. */
function useSettledTerms(terms: ContractTerms | null): ContractTerms | null {
  const settled = useSettled(JSON.stringify(terms), PAUSE_MS);
  return terms && (JSON.parse(settled) as ContractTerms | null);
}
