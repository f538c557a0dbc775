import { useTranslation } from 'react-i18next';
import type { Promotion } from '#libs/rewards/common/promotions.calls';
import { useStart } from '../../data/start/start-context';
import { useAmountText } from '../../i18n/use-amount-text';
import { momentText } from '../../i18n/use-moment-text';
import type { Fact } from '../../ui/data/facts';
import { rewardText, roundText } from './reward-text';

/** What a promotion gives and asks for, drawn from its terms, so that its text cannot contradict them. */
export function usePromotionFacts(promotion: Promotion) {
  const { t, i18n } = useTranslation('rewards', { keyPrefix: 'promotions' });
  const { count, percent } = useAmountText();
  const { brand } = useStart();
  const { reward, trigger, schedule, currency } = promotion;
  const { kind, size, wagering } = reward;
  const round = (amount: string) => roundText(amount, currency, i18n.language);
  const day = (at: number) => momentText(i18n.language, brand.timeZone).date(new Date(at));
  const times = count(wagering.times / 100);
  const isBonus = kind === 'bonus';
  const given =
    size.kind === 'fixed'
      ? rewardText(i18n, { kind, currency }, size.amount)
      : t(isBonus ? 'percentBonus' : 'percentCash', {
          percent: percent(size.percent),
          most: round(size.most),
        });
  const facts: (Fact | false)[] = [
    { label: t('fact.for'), value: useTriggerText(promotion) },
    trigger.on === 'deposit' && { label: t('fact.least'), value: round(trigger.least) },
    kind !== 'points' && {
      label: t('fact.wagering'),
      value:
        wagering.times === 0
          ? t('fact.noWagering')
          : t(isBonus ? 'fact.timesBonus' : 'fact.times', { times }),
    },
    isBonus && wagering.maxBet !== null && { label: t('fact.maxBet'), value: round(wagering.maxBet) },
    isBonus && {
      label: t('fact.days'),
      value: t('dayCount', { count: wagering.days, shown: count(wagering.days) }),
    },
    promotion.status === 'coming-soon' && {
      label: t('fact.starts'),
      value: day(Date.parse(schedule.startsAt)),
    },
    // It is over at the moment itself: one that ends at midnight has its last day before.
    schedule.endsAt !== null && { label: t('fact.lastDay'), value: day(Date.parse(schedule.endsAt) - 1) },
  ];
  return { given, facts };
}

function useTriggerText({ trigger }: Promotion): string {
  const { t } = useTranslation('rewards', { keyPrefix: 'promotions' });
  const { count } = useAmountText();
  switch (trigger.on) {
    case 'registered':
    case 'verified':
    case 'code':
      return t(`trigger.${trigger.on}`);
    case 'login':
      if (trigger.every === 'day') return t(trigger.app ? 'trigger.dailyApp' : 'trigger.daily');
      return t(trigger.app ? 'trigger.loginApp' : 'trigger.login');
    case 'deposit':
      if (trigger.nth === null) return t('trigger.deposit');
      return trigger.nth === 1
        ? t('trigger.firstDeposit')
        : t('trigger.nthDeposit', { nth: count(trigger.nth) });
    case 'level':
      return t('trigger.level', { level: count(trigger.least) });
  }
}
