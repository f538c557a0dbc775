import { useTranslation } from 'react-i18next';
import type { ContractKind } from '#libs/agency/common/contract-kinds';
import { type ContractTerms, type Tier, tiersOf } from '#libs/agency/common/contract-terms';
import { toWire } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import { displayRound } from '#libs/money/display';
import { rateToWire } from '#libs/money/rate';
import { PAID_RATES } from './compare-terms';

type Condition = Pick<Tier, 'activeMembers' | 'validBet'>;

const SPANS = { realtime: 'inDay', hourly: 'inHour', daily: 'inDay', dividend: 'inPeriod' } as const;

/** Terms as sentences, in the digits of the language. */
export function useTermsText(currency: Currency) {
  const { t, i18n } = useTranslation('agency');
  const { language } = i18n;
  const number = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 4 });
  const list = new Intl.ListFormat(language, { type: 'conjunction' });

  /** A wire rate in percent. */
  const rate = (percent: string) => `${number.format(percent as Intl.StringNumericLiteral)}\u00a0%`;
  const ppm = (parts: number) => rate(rateToWire(parts));

  /** What a team must reach for a step to count. */
  const condition = (kind: ContractKind, { activeMembers, validBet }: Condition): string => {
    const values = {
      amount: displayRound(toWire(validBet, currency), currency, language),
      shown: activeMembers.toLocaleString(language),
      count: activeMembers,
      span: t(`contract.terms.${SPANS[kind]}`),
    };
    if (activeMembers === 0 && validBet === 0n) return t('contract.terms.always');
    if (activeMembers === 0) return t('contract.terms.fromBet', values);
    return validBet === 0n ? t('contract.terms.fromMembers', values) : t('contract.terms.fromBoth', values);
  };

  const pay = (kind: ContractKind, tier: Tier): string => {
    const texts = {
      winPpm: t('contract.terms.won', { rate: ppm(tier.winPpm) }),
      lossPpm: t('contract.terms.lost', { rate: ppm(tier.lossPpm) }),
      betPpm: t(betPhrase(kind), { rate: ppm(tier.betPpm) }),
    };
    const paid = PAID_RATES[kind].filter((name) => tier[name] > 0);
    return paid.length === 0 ? t('contract.terms.nothing') : list.format(paid.map((name) => texts[name]));
  };

  /** One sentence for each step. */
  const lines = (terms: ContractTerms): string[] =>
    tiersOf(terms, currency).map((tier) =>
      tier.activeMembers === 0 && tier.validBet === 0n
        ? pay(terms.kind, tier)
        : `${condition(terms.kind, tier)}: ${pay(terms.kind, tier)}`,
    );

  /** The first step, and how many follow. */
  const short = (terms: ContractTerms): string => {
    const [first = '', ...others] = lines(terms);
    if (others.length === 0) return first;
    const shown = others.length.toLocaleString(language);
    return `${first}, ${t('contract.terms.more', { count: others.length, shown })}`;
  };
  return { rate, ppm, condition, lines, short };
}

function betPhrase(kind: ContractKind) {
  if (kind === 'realtime') return 'contract.terms.each';
  return kind === 'dividend' ? 'contract.terms.ofProfit' : 'contract.terms.ofBets';
}
