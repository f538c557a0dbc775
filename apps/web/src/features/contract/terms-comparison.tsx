import { ArrowDown, ArrowUp, Equal, Sparkle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ContractTerms } from '#libs/agency/common/contract-terms';
import type { Currency } from '#libs/money/currency';
import { classNames } from '../../ui/class-names';
import { Stack } from '../../ui/layout/stack';
import { Text } from '../../ui/layout/text';
import { type ComparedRate, type ComparedTier, compareTerms } from './compare-terms';
import { TermsLines } from './terms-lines';
import styles from './terms-view.module.css';
import { useTermsText } from './use-terms-text';

interface TermsComparisonProps {
  terms: ContractTerms;
  /** In force now; `null` where there is nothing to compare with. */
  before: ContractTerms | null;
  currency: Currency;
}

/** What a team is paid at each step by these terms and by those in force. */
export function TermsComparison({ terms, before, currency }: TermsComparisonProps) {
  const { t } = useTranslation('agency');
  if (before === null) {
    return (
      <Stack>
        <TermsLines terms={terms} currency={currency} />
        <Text tone="muted">{t('contract.compare.first')}</Text>
      </Stack>
    );
  }
  const tiers = compareTerms(terms, before, currency);
  return (
    <Stack>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              {t(terms.kind === 'realtime' ? 'contract.compare.on' : 'contract.compare.condition')}
            </th>
            <th scope="col">{t('contract.compare.before')}</th>
            <th scope="col">{t('contract.compare.after')}</th>
          </tr>
        </thead>
        {tiers.map((tier) => (
          <Step
            key={`${tier.activeMembers} ${tier.validBet}`}
            tier={tier}
            kind={terms.kind}
            currency={currency}
          />
        ))}
      </table>
      <PeriodChange terms={terms} before={before} />
    </Stack>
  );
}

interface StepProps {
  tier: ComparedTier;
  kind: ContractTerms['kind'];
  currency: Currency;
}

const RATE_PHRASES = { winPpm: 'won', lossPpm: 'lost', betPpm: 'each' } as const;

function Step({ tier, kind, currency }: StepProps) {
  const { t } = useTranslation('agency');
  const { condition, ppm } = useTermsText(currency);
  const several = tier.rates.length > 1;
  const nameOf = (rate: ComparedRate) =>
    several ? t(`contract.compare.${RATE_PHRASES[rate.name]}`) : condition(kind, tier);
  return (
    <tbody>
      {several && kind !== 'realtime' && (
        <tr>
          <th scope="rowgroup" colSpan={3} className={styles.condition}>
            {condition(kind, tier)}
          </th>
        </tr>
      )}
      {tier.rates.map((rate) => (
        <tr key={rate.name}>
          <th scope="row">{nameOf(rate)}</th>
          <td>{ppm(rate.before ?? 0)}</td>
          <td>
            {ppm(rate.after)}
            <Change change={rate.change} />
          </td>
        </tr>
      ))}
    </tbody>
  );
}

const ICONS = { higher: ArrowUp, lower: ArrowDown, same: Equal, new: Sparkle };

function Change({ change }: { change: ComparedRate['change'] }) {
  const { t } = useTranslation('agency');
  const Icon = ICONS[change];
  return (
    <span className={classNames(styles.change, styles[change])}>
      <Icon size={14} />
      {t(`contract.compare.${change}`)}
    </span>
  );
}

function PeriodChange({ terms, before }: { terms: ContractTerms; before: ContractTerms }) {
  const { t } = useTranslation('agency');
  if (terms.kind !== 'dividend' || before.kind !== 'dividend' || terms.period === before.period) return null;
  return (
    <p>
      {t('contract.compare.period', {
        after: t(`contract.periods.${terms.period}`),
        before: t(`contract.periods.${before.period}`),
      })}
    </p>
  );
}
