import { useTranslation } from 'react-i18next';
import type { getContractForecast } from '#libs/agency/common/contract.calls';
import type { ContractTerms } from '#libs/agency/common/contract-terms';
import { displayAmount } from '#libs/money/display';
import type { ValueOf } from '#libs/platform/common/call';
import { useMomentText } from '../../i18n/use-moment-text';
import { Facts } from '../../ui/data/facts';
import { Figure } from '../../ui/data/figure';
import { Stack } from '../../ui/layout/stack';
import { Text } from '../../ui/layout/text';
import styles from './offer.module.css';
import { useTermsText } from './use-terms-text';

type Forecast = ValueOf<typeof getContractForecast>;

interface ForecastViewProps {
  forecast: Forecast;
  terms: ContractTerms;
  downline: string;
}

/** The formula with its figures, and its results. */
export function ForecastView({ forecast, terms, downline }: ForecastViewProps) {
  const { t, i18n } = useTranslation('agency');
  const { date } = useMomentText();
  const parts = useParts(forecast, terms);
  const currency = forecast.currency;
  const show = (amount: string) => displayAmount(amount, currency, i18n.language);
  const none = isZero(forecast.validBet);
  const shown = forecast.activeMembers.toLocaleString(i18n.language);
  return (
    <Stack>
      <Text size="small" tone="muted">
        {t('contract.forecast.span', { from: date(forecast.from), to: date(forecast.to) })}{' '}
        {terms.kind !== 'realtime' && stepText()}
      </Text>
      {none ? (
        <p>{t('contract.forecast.none')}</p>
      ) : (
        <>
          <p className={styles.formula}>
            {parts.join(' + ')} = {show(forecast.gross)}
          </p>
          {!isZero(forecast.below) && (
            <p className={styles.formula}>{t('contract.forecast.below', { below: show(forecast.below) })}</p>
          )}
          <Facts
            items={[
              {
                label: t('contract.forecast.net', { downline }),
                value: <Figure size="medium">{show(forecast.net)}</Figure>,
              },
              forecast.kept !== null && {
                label: t('contract.forecast.kept'),
                value: <Figure>{show(forecast.kept)}</Figure>,
              },
            ]}
          />
        </>
      )}
    </Stack>
  );

  function stepText(): string {
    const { tier, activeMembers } = forecast;
    const members = t('contract.forecast.members', { count: activeMembers, shown });
    if (tier === null) return `${t('contract.forecast.notMet')} (${members})`;
    return `${t('contract.forecast.met', { no: tier.toLocaleString(i18n.language) })} (${members})`;
  }
}

const isZero = (text: string): boolean => /^0(\.0+)?$/.test(text);

/** What is multiplied with which rate; rates of 0 say nothing. */
function useParts(forecast: Forecast, { kind }: ContractTerms): string[] {
  const { t, i18n } = useTranslation('agency');
  const { rate } = useTermsText(forecast.currency);
  const part = (word: 'won' | 'lost' | 'each' | 'ofBets' | 'ofProfit', amount: string, percent: string) => ({
    percent,
    text: t(`contract.forecast.${word}`, {
      amount: displayAmount(amount, forecast.currency, i18n.language),
      rate: rate(percent),
    }),
  });
  const { winBet, lossBet, validBet, profit, winRate, lossRate, betRate } = forecast;
  const all = {
    realtime: [
      part('won', winBet, winRate),
      part('lost', lossBet, lossRate),
      part('each', validBet, betRate),
    ],
    hourly: [part('won', winBet, winRate), part('lost', lossBet, lossRate)],
    daily: [part('ofBets', validBet, betRate)],
    dividend: [part('ofProfit', profit, betRate)],
  }[kind];
  const counting = all.filter(({ percent }) => !isZero(percent));
  return (counting.length > 0 ? counting : all.slice(0, 1)).map(({ text }) => text);
}
