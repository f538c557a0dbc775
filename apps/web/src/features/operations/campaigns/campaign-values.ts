import type { ApplicationTerms } from '#libs/rewards/common/application';
import {
  type CampaignTerms,
  type CampaignTrigger,
  type Measure,
  PERIODS,
  type RankMetric,
  type TicketSource,
} from '#libs/rewards/common/campaign';
import type { PlayScope, Product } from '#libs/rewards/common/play-scope';
import { withoutZeros } from '../../../ui/forms/money-input';

type ReferralTrigger = Extract<CampaignTrigger, { on: 'referral' }>;

/** The terms as the form holds them: each field under the path by which the server names it, amounts and numbers as typed. */
export type CampaignValues = {
  category: CampaignTerms['category'];
  texts: CampaignTerms['texts'];
  'trigger.on': CampaignTrigger['on'];
  'trigger.every': 'once' | 'day' | (typeof PERIODS)[number];
  'trigger.measure': Measure;
  'trigger.metric': RankMetric;
  'trigger.ties': 'first' | 'share';
  'trigger.source': TicketSource;
  'trigger.each': string;
  'trigger.app': boolean;
  /** An amount, or a VIP level. */
  'trigger.least': string;
  'trigger.nth': string;
  'trigger.within': (typeof PERIODS)[number] | '';
  'trigger.code': string;
  /** Of a referral. */
  'trigger.side': ReferralTrigger['side'];
  'trigger.days': string;
  'trigger.deposit': string;
  'trigger.holdHours': string;
  'trigger.validBet': string;
  'trigger.perMonth': string;
  'trigger.scope.product': Product | '';
  /** Lists have commas between their parts. */
  'trigger.scope.types': string;
  'trigger.scope.vendors': string;
  'trigger.scope.titles': string;
  'eligibility.levels': string;
  /** With commas between them. */
  'eligibility.tags': string;
  'eligibility.agents': boolean;
  'eligibility.registeredFrom': string;
  /** Of `ONCE_PER`, with commas between them. */
  'eligibility.oncePer': string;
  'reward.kind': CampaignTerms['reward']['kind'];
  'reward.size.kind': CampaignTerms['reward']['size']['kind'];
  'reward.size.amount': string;
  'reward.size.amounts': string;
  'reward.size.percent': string;
  /** As in "100 = 5, 500 = 20": targets with what is given for each. */
  'reward.size.steps': string;
  /** As in "1 = 1000, 2-10 = 100": ranks with what each of them gets. */
  'reward.size.prizes': string;
  'reward.size.least': string;
  'reward.size.most': string;
  /** Whole times: the terms have hundredths. */
  /** The number of a title. */
  'reward.rounds.title': string;
  'reward.rounds.value': string;
  'reward.rounds.days': string;
  'reward.rounds.winnings': 'cash' | 'bonus';
  /** Ids of goods, with commas between them. */
  'reward.goods.choice': string;
  /** The id of a campaign that draws. */
  'reward.raffle': string;
  'reward.wagering.times': string;
  'reward.wagering.plan': string;
  'reward.wagering.counts': 'all' | 'bonus';
  'reward.wagering.maxBet': string;
  'reward.wagering.days': string;
  'reward.wagering.onWithdrawal': 'forfeit' | 'keep';
  'giving.optIn': boolean;
  'giving.how': 'auto' | 'claim';
  'giving.claimDays': string;
  /** Whether members apply for it, and whether with images. */
  'giving.application.images': ApplicationTerms['images'] | '';
  'giving.application.tries': string;
  'budget.amount': string;
  'budget.claims': string;
  'budget.perMember': string;
  'schedule.startsAt': string;
  'schedule.endsAt': string;
  /** Of 1 (Monday) to 7. */
  'schedule.weekdays': string;
};

const LEAST_DEPOSIT = '500';
const LEAST_LEVEL = '1';

/** A new draft, which can be saved at once: a bonus on the first deposit, from `now` (milliseconds) on. */
export const newCampaign = (now: number): CampaignValues => ({
  category: 'deposit',
  texts: {},
  'trigger.on': 'deposit',
  'trigger.every': 'once',
  'trigger.measure': 'valid-bet',
  'trigger.metric': 'best-multiple',
  'trigger.ties': 'first',
  'trigger.source': 'valid-bet',
  'trigger.each': '500',
  'trigger.app': false,
  'trigger.least': LEAST_DEPOSIT,
  'trigger.nth': '1',
  'trigger.within': '',
  'trigger.code': '',
  'trigger.side': 'referrer',
  'trigger.days': '30',
  'trigger.deposit': '500',
  'trigger.holdHours': '24',
  'trigger.validBet': '1000',
  'trigger.perMonth': '20',
  'trigger.scope.product': '',
  'trigger.scope.types': '',
  'trigger.scope.vendors': '',
  'trigger.scope.titles': '',
  'eligibility.levels': '',
  'eligibility.tags': '',
  'eligibility.agents': false,
  'eligibility.registeredFrom': '',
  'eligibility.oncePer': '',
  'reward.kind': 'bonus',
  'reward.size.kind': 'percent',
  'reward.size.amount': '100',
  'reward.size.amounts': '',
  'reward.size.percent': '100',
  'reward.size.steps': '100 = 5, 500 = 20',
  'reward.size.prizes': '1 = 1000, 2 = 500, 3-10 = 100',
  'reward.size.least': '',
  'reward.size.most': '1000',
  'reward.rounds.title': '',
  'reward.rounds.value': '10',
  'reward.rounds.days': '7',
  'reward.rounds.winnings': 'bonus',
  'reward.goods.choice': '',
  'reward.raffle': '',
  'reward.wagering.times': '10',
  'reward.wagering.plan': '',
  'reward.wagering.counts': 'all',
  'reward.wagering.maxBet': '',
  'reward.wagering.days': '30',
  'reward.wagering.onWithdrawal': 'forfeit',
  'giving.optIn': false,
  'giving.how': 'auto',
  'giving.claimDays': '7',
  'giving.application.images': '',
  'giving.application.tries': '3',
  'budget.amount': '50000',
  'budget.claims': '',
  'budget.perMember': '1',
  'schedule.startsAt': new Date(Math.floor(now / 60_000) * 60_000).toISOString(),
  'schedule.endsAt': '',
  'schedule.weekdays': '',
});

/** Points, free rounds and tickets are whole numbers. */
export const isCounted = (values: CampaignValues): boolean =>
  ['points', 'free-rounds', 'tickets'].includes(values['reward.kind']);

/** Bonus money, at once or as what free rounds win. */
export const givesBonus = (values: CampaignValues): boolean =>
  values['reward.kind'] === 'bonus' ||
  (values['reward.kind'] === 'free-rounds' && values['reward.rounds.winnings'] === 'bonus');

/** Goods are chosen when they are claimed. */
export const isClaimed = (values: CampaignValues): boolean =>
  values['giving.how'] === 'claim' || values['reward.kind'] === 'goods';

/** Only a deposit and a loss have a size of which money can be a part; what is counted is whole. */
export const allowsPercent = (values: CampaignValues): boolean =>
  ['deposit', 'period'].includes(values['trigger.on']) &&
  !isCounted(values) &&
  values['reward.kind'] !== 'goods';

/** The size that is meant: what is given for a loss is always a part of it, a mission has steps, and a leaderboard or raffle prizes. */
export const sizeKindOf = (values: CampaignValues): CampaignValues['reward.size.kind'] => {
  if (values['trigger.on'] === 'period') return 'percent';
  if (values['trigger.on'] === 'measure') return 'steps';
  if (values['trigger.on'] === 'rank' || values['trigger.on'] === 'draw') return 'ranks';
  const kind = values['reward.size.kind'];
  return kind === 'steps' || kind === 'ranks' || (kind === 'percent' && !allowsPercent(values))
    ? 'fixed'
    : kind;
};

/** Nobody does anything for a birthday or a gift, missions and raffles run for all, and who refers others does so by the link. */
export const allowsOptIn = (values: CampaignValues): boolean =>
  !takesApplications(values) &&
  !['birthday', 'measure', 'draw', 'referral', 'manual'].includes(values['trigger.on']);

/** Members apply for a gift, or once they have given a code. */
export const allowsApplications = (values: CampaignValues): boolean =>
  ['manual', 'code'].includes(values['trigger.on']);

export const takesApplications = (values: CampaignValues): boolean =>
  allowsApplications(values) && values['giving.application.images'] !== '';

/** What `least` and `every` mean changes with the trigger, so they begin anew. */
export const withTrigger = (on: CampaignTrigger['on']): Partial<CampaignValues> => ({
  'trigger.on': on,
  ...(on === 'deposit' && { 'trigger.least': LEAST_DEPOSIT }),
  ...(on === 'level' && { 'trigger.least': LEAST_LEVEL }),
  ...(on === 'login' && { 'trigger.every': 'once' }),
  // A part of a loss is money.
  ...(on === 'period' && { 'trigger.every': 'W', 'reward.kind': 'cash' }),
  ...(on === 'measure' && { 'trigger.every': 'D', 'giving.how': 'claim', 'giving.claimDays': '2' }),
  ...(on === 'rank' && { 'trigger.every': 'W', 'giving.optIn': true, 'giving.how': 'claim' }),
  ...(on === 'draw' && { 'trigger.every': 'W', 'reward.kind': 'cash', 'giving.how': 'claim' }),
  // They come again and again.
  ...(['period', 'birthday', 'measure', 'rank', 'draw', 'referral', 'manual'].includes(on) && {
    'budget.perMember': '',
  }),
});

export const listOf = (typed: string): string[] => typed.split(/[,\s]+/).filter(Boolean);

const typed = (value: number | null): string => (value === null ? '' : String(value));
const typedMoney = (amount: string | null): string => withoutZeros(amount ?? '');

/** A saved draft in the form; fields that do not apply have the values of a new one. */
export function valuesOf(terms: CampaignTerms): CampaignValues {
  const { trigger, eligibility, reward, giving, budget, schedule } = terms;
  const { size, wagering } = reward;
  return {
    ...newCampaign(0),
    category: terms.category,
    texts: terms.texts,
    'trigger.on': trigger.on,
    ...(trigger.on === 'login' && { 'trigger.every': trigger.every, 'trigger.app': trigger.app }),
    ...(trigger.on === 'deposit' && {
      'trigger.least': typedMoney(trigger.least),
      'trigger.nth': typed(trigger.nth),
      'trigger.within': trigger.within ?? '',
    }),
    ...(trigger.on === 'level' && { 'trigger.least': typed(trigger.least) }),
    ...(trigger.on === 'code' && { 'trigger.code': trigger.code }),
    ...(trigger.on === 'measure' && {
      'trigger.measure': trigger.measure,
      'trigger.every': trigger.every,
      ...scopeValues(trigger.scope),
    }),
    ...(trigger.on === 'rank' && {
      'trigger.metric': trigger.metric,
      'trigger.ties': trigger.ties,
      'trigger.every': trigger.every,
      ...scopeValues(trigger.scope),
    }),
    ...(trigger.on === 'draw' && {
      'trigger.source': trigger.source,
      'trigger.each': typedMoney(trigger.each),
      'trigger.every': trigger.every,
      ...scopeValues(trigger.scope),
    }),
    ...(trigger.on === 'referral' && referralValues(trigger)),
    ...(trigger.on === 'period' && { 'trigger.every': trigger.every, ...scopeValues(trigger.scope) }),
    'eligibility.levels': eligibility.levels?.join(', ') ?? '',
    'eligibility.tags': eligibility.tags?.join(', ') ?? '',
    'eligibility.agents': eligibility.agents,
    'eligibility.registeredFrom': eligibility.registeredFrom ?? '',
    'eligibility.oncePer': eligibility.oncePer.join(', '),
    'reward.kind': reward.kind,
    'reward.size.kind': size.kind,
    ...sizeValues(size),
    ...(reward.rounds && {
      'reward.rounds.title': typed(reward.rounds.title),
      'reward.rounds.value': typedMoney(reward.rounds.value),
      'reward.rounds.days': typed(reward.rounds.days),
      'reward.rounds.winnings': reward.rounds.winnings,
    }),
    'reward.raffle': reward.raffle ?? '',
    'reward.goods.choice': reward.goods?.choice.join(', ') ?? '',
    'reward.wagering.times': typed(wagering.times / 100),
    'reward.wagering.plan': wagering.plan ?? '',
    'reward.wagering.counts': wagering.counts,
    'reward.wagering.maxBet': typedMoney(wagering.maxBet),
    'reward.wagering.days': typed(wagering.days),
    'reward.wagering.onWithdrawal': wagering.onWithdrawal,
    'giving.optIn': giving.optIn,
    'giving.how': giving.how,
    'giving.claimDays': typed(giving.claimDays),
    ...(giving.application && {
      'giving.application.images': giving.application.images,
      'giving.application.tries': typed(giving.application.tries),
    }),
    'budget.amount': typedMoney(budget.amount),
    'budget.claims': typed(budget.claims),
    'budget.perMember': typed(budget.perMember),
    'schedule.startsAt': schedule.startsAt,
    'schedule.endsAt': schedule.endsAt ?? '',
    'schedule.weekdays': schedule.weekdays?.join(', ') ?? '',
  };
}

function sizeValues(size: CampaignTerms['reward']['size']): Partial<CampaignValues> {
  switch (size.kind) {
    case 'fixed':
      return { 'reward.size.amount': typedMoney(size.amount) };
    case 'level':
      return { 'reward.size.amounts': size.amounts.map(typedMoney).join(', ') };
    case 'steps':
      return {
        'reward.size.steps': size.steps
          .map(({ target, amount }) => `${typedMoney(target)} = ${typedMoney(amount)}`)
          .join(', '),
      };
    case 'ranks':
      return {
        'reward.size.prizes': size.prizes
          .map(({ from, to, amount }) => `${from === to ? from : `${from}-${to}`} = ${typedMoney(amount)}`)
          .join(', '),
      };
    case 'percent':
      return {
        'reward.size.percent': typed(size.percent),
        'reward.size.least': typedMoney(size.least),
        'reward.size.most': typedMoney(size.most),
      };
  }
}

const referralValues = (trigger: ReferralTrigger): Partial<CampaignValues> => ({
  'trigger.side': trigger.side,
  'trigger.days': typed(trigger.days),
  'trigger.deposit': typedMoney(trigger.deposit),
  'trigger.holdHours': typed(trigger.holdHours),
  'trigger.validBet': typedMoney(trigger.validBet),
  'trigger.perMonth': typed(trigger.perMonth),
});

const scopeValues = ({ product, types, vendors, titles }: PlayScope): Partial<CampaignValues> => ({
  'trigger.scope.product': product ?? '',
  'trigger.scope.types': types?.join(', ') ?? '',
  'trigger.scope.vendors': vendors?.join(', ') ?? '',
  'trigger.scope.titles': titles?.join(', ') ?? '',
});
