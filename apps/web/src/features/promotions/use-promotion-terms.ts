import { useTranslation } from 'react-i18next';
import type { Promotion } from '#libs/rewards/common/promotions.calls';
import { useAmountText } from '../../i18n/use-amount-text';
import { useConditions } from './referral/use-conditions';
import { roundText } from './shared/reward-text';

/** The terms of a promotion in plain sentences, in the order in which they matter. */
export function usePromotionTerms({ trigger, giving, oncePer, reward, currency }: Promotion): string[] {
  const { t, i18n } = useTranslation('rewards', { keyPrefix: 'promotions' });
  const { count } = useAmountText();
  const conditions = useConditions();
  const { kind, wagering, rounds } = reward;
  const { times, plan, counts, maxBet, days, onWithdrawal } = wagering;
  const inDays = (number: number) => t('dayCount', { count: number, shown: count(number) });
  const values = { times: count(times / 100), days: inDays(days) };
  const paid = [
    giving.optIn && t(`terms.${joiningOf(trigger)}`),
    giving.application !== undefined &&
      t('terms.application', { count: giving.application.tries, shown: count(giving.application.tries) }),
    giving.application?.images === 'required' && t('terms.applicationImage'),
    ...oncePer.map((kind) => t(`terms.oncePer.${kind}`)),
    trigger.on === 'birthday' && t('terms.birthday'),
    ...(trigger.on === 'referral' ? conditions({ ...trigger, currency }) : []),
    trigger.on === 'rank' && t('terms.ownMoney'),
    trigger.on === 'rank' && t(`terms.ties.${trigger.ties}`),
    trigger.on === 'rank' && t('terms.ranks'),
    trigger.on === 'draw' && trigger.source === 'valid-bet' && t('terms.ownMoney'),
    trigger.on === 'draw' && t('terms.tickets'),
    trigger.on === 'draw' && t('terms.draw'),
    trigger.on === 'period' && t('terms.loss'),
    trigger.on === 'period' && t(`terms.closed.${trigger.every}`),
    giving.how === 'auto'
      ? t(giving.application ? 'terms.approvedAuto' : 'terms.auto')
      : t(trigger.on === 'draw' ? 'terms.claimPays' : 'terms.claim', { days: inDays(giving.claimDays) }),
  ];
  const bonus = [
    t(rounds ? 'terms.roundsBonus' : 'terms.bonus', values),
    t(`terms.counts.${counts}`),
    plan !== null && t('terms.plan'),
    maxBet !== null && t('terms.maxBet', { amount: roundText(maxBet, currency, i18n.language) }),
    t(`terms.onWithdrawal.${onWithdrawal}`),
  ];
  const cash = [
    rounds
      ? t(times === 0 ? 'terms.roundsCash' : 'terms.roundsCashTimes', values)
      : t(times === 0 ? 'terms.cash' : 'terms.cashTimes', values),
    times > 0 && plan !== null && t('terms.plan'),
  ];
  const ofRounds = rounds
    ? [t('terms.rounds', { days: inDays(rounds.days) }), ...(rounds.winnings === 'bonus' ? bonus : cash)]
    : [];
  const ofKind = {
    bonus,
    cash,
    points: [t('terms.points')],
    'free-rounds': ofRounds,
    goods: [t('terms.goods')],
    tickets: [t('terms.givenTickets')],
  }[kind];
  return [...paid, ...ofKind].filter((sentence) => sentence !== false);
}

/** Whoever has received a reward joins again for the next one, but for rewards of play. */
function joiningOf(trigger: Promotion['trigger']): 'join' | 'joinEach' | 'joinOnce' | 'joinNow' {
  switch (trigger.on) {
    case 'deposit':
      return trigger.nth === null || trigger.within !== null ? 'joinEach' : 'join';
    case 'login':
      return trigger.every === 'day' ? 'joinEach' : 'join';
    case 'level':
      return 'joinEach';
    case 'period':
      return 'joinOnce';
    case 'rank':
      return 'joinNow';
    case 'registered':
    case 'verified':
    case 'birthday':
    case 'measure':
    case 'draw':
    case 'referral':
    case 'manual':
    case 'code':
      return 'join';
  }
}
