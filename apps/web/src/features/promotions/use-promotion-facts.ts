import { useTranslation } from 'react-i18next';
import type { RankPrize } from '#libs/rewards/common/campaign';
import type { FreeRoundTerms } from '#libs/rewards/common/free-rounds';
import type { Promotion } from '#libs/rewards/common/promotions.calls';
import { useStart } from '../../data/start/start-context';
import { useAmountText } from '../../i18n/use-amount-text';
import { momentText } from '../../i18n/use-moment-text';
import { weekdayText } from '../../i18n/weekday-text';
import type { Fact } from '../../ui/data/facts';
import { rewardText, roundText } from './shared/reward-text';
import { listText, useScopeText } from './use-scope-text';

const PERCENT = {
  deposit: { bonus: 'percentBonus', cash: 'percentCash' },
  loss: { bonus: 'lossBonus', cash: 'lossCash' },
} as const;

/** What a promotion gives and asks for, drawn from its terms, so that its text cannot contradict them. */
export function usePromotionFacts(promotion: Promotion) {
  const { t, i18n } = useTranslation('rewards', { keyPrefix: 'promotions' });
  const { count } = useAmountText();
  const { brand } = useStart();
  const { reward, trigger, schedule, currency, goods } = promotion;
  const { kind, size, wagering, rounds } = reward;
  const round = (amount: string) => roundText(amount, currency, i18n.language);
  const day = (at: number) => momentText(i18n.language, brand.timeZone).date(new Date(at));
  const times = count(wagering.times / 100);
  const isBonus = (rounds?.winnings ?? kind) === 'bonus';
  const days = (number: number) => t('dayCount', { count: number, shown: count(number) });
  const amountText = (amount: string) => rewardText(i18n, { kind, currency }, amount);
  const games = useScopeText('scope' in trigger ? { ...promotion, scope: trigger.scope } : promotion);
  const levels = (amounts: string[]) =>
    amounts
      .map((amount, level) => ({ amount, level }))
      .filter(({ amount }) => Number(amount) > 0)
      .map(({ amount, level }) => t('levelAmount', { level: count(level), reward: amountText(amount) }))
      .join(' · ');
  const prizes = (ranks: RankPrize[]) =>
    ranks
      .map(({ from, to, amount }) =>
        t(trigger.on === 'draw' ? 'drawPrizeOf' : 'prizeOf', {
          ranks: from === to ? count(from) : `${count(from)}–${count(to)}`,
          reward: amountText(amount),
        }),
      )
      .join(' · ');
  const weekdays = listText(
    i18n.language,
    (schedule.weekdays ?? []).map((weekday) => weekdayText(i18n.language, weekday, 'long')),
  );
  const roundFacts = ({ value, days: playDays, winnings }: FreeRoundTerms): Fact[] => [
    { label: t('fact.game'), value: promotion.game ?? '' },
    { label: t('fact.roundValue'), value: round(value) },
    { label: t('fact.roundDays'), value: days(playDays) },
    { label: t('fact.winnings'), value: t(`winnings.${winnings}`) },
  ];
  const facts: (Fact | false)[] = [
    { label: t('fact.for'), value: useTriggerText(promotion) },
    games !== '' && { label: t('fact.games'), value: games },
    weekdays !== '' && { label: t('fact.weekdays'), value: weekdays },
    size.kind === 'level' && { label: t('fact.levels'), value: levels(size.amounts) },
    size.kind === 'ranks' && { label: t('fact.prizes'), value: prizes(size.prizes) },
    size.kind === 'percent' &&
      size.least !== null && { label: t('fact.leastReward'), value: round(size.least) },
    trigger.on === 'draw' && {
      label: t('fact.ticket'),
      value: t(`fact.ticketFor.${trigger.source}`, { amount: round(trigger.each) }),
    },
    trigger.on === 'deposit' && { label: t('fact.least'), value: round(trigger.least) },
    ...(rounds ? roundFacts(rounds) : []),
    goods.length > 0 && {
      label: t('fact.goods'),
      value: listText(
        i18n.language,
        goods.map(({ name }) => name),
      ),
    },
    kind !== 'points' &&
      kind !== 'tickets' &&
      kind !== 'goods' && {
        label: t('fact.wagering'),
        value:
          wagering.times === 0
            ? t('fact.noWagering')
            : t(rounds ? 'fact.timesWinnings' : isBonus ? 'fact.timesBonus' : 'fact.times', { times }),
      },
    isBonus && wagering.maxBet !== null && { label: t('fact.maxBet'), value: round(wagering.maxBet) },
    isBonus && {
      label: t('fact.days'),
      value: days(wagering.days),
    },
    promotion.status === 'coming-soon' && {
      label: t('fact.starts'),
      value: day(Date.parse(schedule.startsAt)),
    },
    // It is over at the moment itself: one that ends at midnight has its last day before.
    schedule.endsAt !== null && { label: t('fact.lastDay'), value: day(Date.parse(schedule.endsAt) - 1) },
  ];
  return { given: useGivenText(promotion), facts };
}

const largest = (amounts: string[]): string =>
  amounts.reduce((one, other) => (Number(other) > Number(one) ? other : one), '0');

/** What a promotion gives, in one line. */
function useGivenText({ reward: { kind, size }, trigger, currency }: Promotion): string {
  const { t, i18n } = useTranslation('rewards', { keyPrefix: 'promotions' });
  const { percent } = useAmountText();
  const text = (amount: string) => rewardText(i18n, { kind, currency }, amount);
  switch (size.kind) {
    case 'fixed':
      return text(size.amount);
    case 'level':
      return t('byLevel', { reward: text(largest(size.amounts)) });
    case 'steps':
      return t('inSteps', { reward: text(largest(size.steps.map(({ amount }) => amount))) });
    case 'ranks':
      return t(trigger.on === 'draw' ? 'byDraw' : 'byRank', {
        reward: text(largest(size.prizes.map(({ amount }) => amount))),
      });
    case 'percent': {
      const base = PERCENT[trigger.on === 'period' ? 'loss' : 'deposit'];
      const most = roundText(size.most, currency, i18n.language);
      return t(base[kind === 'bonus' ? 'bonus' : 'cash'], { percent: percent(size.percent), most });
    }
  }
}

function useTriggerText({ trigger, giving }: Promotion): string {
  const { t } = useTranslation('rewards', { keyPrefix: 'promotions' });
  const { count } = useAmountText();
  switch (trigger.on) {
    case 'registered':
    case 'verified':
    case 'birthday':
    case 'code':
      return t(`trigger.${trigger.on}`);
    case 'manual':
      return t(giving.application ? 'trigger.application' : 'trigger.manual');
    case 'login':
      if (trigger.every === 'day') return t(trigger.app ? 'trigger.dailyApp' : 'trigger.daily');
      return t(trigger.app ? 'trigger.loginApp' : 'trigger.login');
    case 'deposit':
      if (trigger.nth === null) return t('trigger.deposit');
      if (trigger.within !== null)
        return t(`trigger.nthDepositWithin.${trigger.within}`, { nth: count(trigger.nth) });
      return trigger.nth === 1
        ? t('trigger.firstDeposit')
        : t('trigger.nthDeposit', { nth: count(trigger.nth) });
    case 'level':
      return t('trigger.level', { level: count(trigger.least) });
    case 'period':
      return t(`trigger.loss.${trigger.every}`);
    case 'measure':
      return t(`trigger.mission.${trigger.every}`);
    case 'rank':
      return t(`trigger.rank.${trigger.every}`);
    case 'draw':
      return t(`trigger.draw.${trigger.every}`);
    case 'referral':
      return t(`trigger.referral.${trigger.side}`);
  }
}
