import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Party } from '#libs/agency/common/contract.calls';
import type { ContractTerms } from '#libs/agency/common/contract-terms';
import { apiErrorOf } from '../../data/calls/api-error';
import { useErrorText } from '../../data/calls/use-error-text';
import { Skeleton } from '../../ui/feedback/skeleton';
import { useSettled } from '../../ui/hooks/use-settled';
import { Section } from '../../ui/layout/section';
import { Text } from '../../ui/layout/text';
import { forecastQuery } from './contract.api';
import { ForecastView } from './forecast-view';

/** The server is asked when nothing was typed for this long, in milliseconds. */
const PAUSE_MS = 400;

interface OfferForecastProps {
  downline: Party;
  /** `null` while they have errors. */
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
    <Section card busy={query.isFetching} title={t('contract.forecast.title')}>
      {settled === null && (
        <Text size="small" tone="muted">
          {t('contract.forecast.wait')}
        </Text>
      )}
      {settled && query.data && (
        <ForecastView forecast={query.data} terms={settled} downline={downline.account} />
      )}
      {settled && query.isPending && <Skeleton shape="block" />}
      {settled && query.isError && (
        <Text size="small" tone="muted">
          {errorText.ofRefusal(apiErrorOf(query.error))}
        </Text>
      )}
    </Section>
  );
}

const EMPTY: ContractTerms = { kind: 'realtime', winRate: '0', lossRate: '0', betRate: '0' };

/** Terms that have not changed for a moment. */
function useSettledTerms(terms: ContractTerms | null): ContractTerms | null {
  const settled = useSettled(JSON.stringify(terms), PAUSE_MS);
  return terms && (JSON.parse(settled) as ContractTerms | null);
}
