import { CATEGORIES } from '#libs/games/common/games.calls';
import {
  type CampaignTerms,
  type CampaignTrigger,
  isPlayMeasure,
  type MissionStep,
  ONCE_PER,
  PERIODS,
  type RankPrize,
} from '#libs/rewards/common/campaign';
import type { FreeRoundTerms } from '#libs/rewards/common/free-rounds';
import type { PlayScope } from '#libs/rewards/common/play-scope';
import type { LanguageCode } from '#libs/site/common/locales';
import { toAsciiDigits } from '../../../ui/forms/digits';
import { typedAmount } from '../../../ui/forms/money-input';
import {
  allowsApplications,
  allowsOptIn,
  type CampaignValues,
  givesBonus,
  isClaimed,
  listOf,
  newCampaign,
  sizeKindOf,
} from './campaign-values';

const number = (typed: string): number => (typed.trim() === '' ? Number.NaN : Number(toAsciiDigits(typed)));
const maybe = <Value>(typed: string, read: (typed: string) => Value): Value | null =>
  typed === '' ? null : read(typed);
const numbersOf = (typed: string): number[] => [...new Set(listOf(typed).map(number))];

/** What calls take. Fields that do not apply have their first values; what is no number is one that no schema accepts. */
export function termsOf(values: CampaignValues): CampaignTerms {
  const first = newCampaign(0);
  const ofBonus = givesBonus(values) ? values : first;
  const isUnstaked = ['points', 'tickets'].includes(values['reward.kind']);
  const texts = Object.entries(values.texts)
    .map(([language, text]) => [language, text && withContact(text)] as const)
    .filter(([, text]) => text?.title || text?.text || text?.contact);
  return {
    category: values.category,
    texts: Object.fromEntries(texts),
    trigger: triggerOf(values),
    eligibility: {
      levels: maybe(values['eligibility.levels'].trim(), numbersOf),
      agents: values['eligibility.agents'],
      registeredFrom: values['eligibility.registeredFrom'] || null,
      tags: maybe(values['eligibility.tags'].trim().toLowerCase(), listOf),
      oncePer: ONCE_PER.filter((kind) => listOf(values['eligibility.oncePer']).includes(kind)),
    },
    reward: {
      kind: values['reward.kind'],
      size: sizeOf(values),
      ...(values['reward.kind'] === 'free-rounds' && { rounds: roundsOf(values) }),
      ...(values['reward.kind'] === 'goods' && { goods: { choice: listOf(values['reward.goods.choice']) } }),
      ...(values['reward.kind'] === 'tickets' && { raffle: values['reward.raffle'] }),
      wagering: {
        times: isUnstaked ? 0 : Math.round(number(values['reward.wagering.times']) * 100),
        plan: isUnstaked ? null : values['reward.wagering.plan'] || null,
        counts: ofBonus['reward.wagering.counts'],
        maxBet: maybe(ofBonus['reward.wagering.maxBet'], typedAmount),
        days: number(ofBonus['reward.wagering.days']),
        onWithdrawal: ofBonus['reward.wagering.onWithdrawal'],
      },
    },
    giving: {
      optIn: values['giving.optIn'] && allowsOptIn(values),
      how: isClaimed(values) ? 'claim' : 'auto',
      claimDays: number((isClaimed(values) ? values : first)['giving.claimDays']),
      ...applicationOf(values),
    },
    budget: {
      amount: maybe(values['budget.amount'], typedAmount),
      claims: maybe(values['budget.claims'], number),
      perMember: maybe(values['budget.perMember'], number),
    },
    schedule: {
      startsAt: values['schedule.startsAt'],
      endsAt: values['schedule.endsAt'] || null,
      weekdays: maybe(values['schedule.weekdays'], numbersOf),
    },
  };
}

type CampaignText = NonNullable<CampaignTerms['texts'][LanguageCode]>;

/** A contact of which nothing was typed is none. */
function withContact({ contact, ...text }: CampaignText): CampaignText {
  const { label = '', url = '' } = contact ?? {};
  return label.trim() === '' && url.trim() === '' ? text : { ...text, contact: { label, url: url.trim() } };
}

function applicationOf(values: CampaignValues): Pick<CampaignTerms['giving'], 'application'> {
  const images = values['giving.application.images'];
  if (images === '' || !allowsApplications(values)) return {};
  return { application: { tries: number(values['giving.application.tries']), images } };
}

function triggerOf(values: CampaignValues): CampaignTrigger {
  const on = values['trigger.on'];
  switch (on) {
    case 'login':
      return { on, every: values['trigger.every'] === 'day' ? 'day' : 'once', app: values['trigger.app'] };
    case 'period': {
      const every = PERIODS.find((period) => period === values['trigger.every']) ?? 'W';
      return { on, every, base: 'net-loss', scope: scopeOf(values) };
    }
    case 'measure': {
      const every = PERIODS.find((period) => period === values['trigger.every']) ?? 'once';
      const measure = values['trigger.measure'];
      return { on, measure, every, scope: isPlayMeasure(measure) ? scopeOf(values) : EVERY_GAME };
    }
    case 'rank': {
      const every = PERIODS.find((period) => period === values['trigger.every']) ?? 'once';
      const { 'trigger.metric': metric, 'trigger.ties': ties } = values;
      return { on, metric, every, ties, scope: scopeOf(values) };
    }
    case 'draw': {
      const every = PERIODS.find((period) => period === values['trigger.every']) ?? 'once';
      const { 'trigger.source': source, 'trigger.each': each } = values;
      return { on, source, each: typedAmount(each), every, scope: scopeOf(values) };
    }
    case 'deposit':
      return {
        on,
        least: typedAmount(values['trigger.least']),
        nth: maybe(values['trigger.nth'], number),
        within: values['trigger.within'] || null,
      };
    case 'referral':
      return {
        on,
        side: values['trigger.side'],
        days: number(values['trigger.days']),
        deposit: typedAmount(values['trigger.deposit']),
        holdHours: number(values['trigger.holdHours']),
        validBet: typedAmount(values['trigger.validBet']),
        perMonth: values['trigger.side'] === 'referrer' ? maybe(values['trigger.perMonth'], number) : null,
      };
    case 'level':
      return { on, least: number(values['trigger.least']) };
    case 'code':
      return { on, code: values['trigger.code'].trim().toUpperCase() };
    case 'registered':
    case 'verified':
    case 'birthday':
    case 'manual':
      return { on };
  }
}

function sizeOf(values: CampaignValues): CampaignTerms['reward']['size'] {
  const kind = sizeKindOf(values);
  switch (kind) {
    case 'fixed':
      return { kind, amount: typedAmount(values['reward.size.amount']) };
    case 'level':
      return { kind, amounts: listOf(values['reward.size.amounts']).map(typedAmount) };
    case 'steps':
      return { kind, steps: stepsOf(values['reward.size.steps']) };
    case 'ranks':
      return { kind, prizes: prizesOf(values['reward.size.prizes']) };
    case 'percent':
      return {
        kind,
        percent: number(values['reward.size.percent']),
        least: maybe(values['reward.size.least'], typedAmount),
        most: typedAmount(values['reward.size.most']),
      };
  }
}

const roundsOf = (values: CampaignValues): FreeRoundTerms => ({
  title: number(values['reward.rounds.title']),
  value: typedAmount(values['reward.rounds.value']),
  days: number(values['reward.rounds.days']),
  winnings: values['reward.rounds.winnings'],
});

/** A part without a reward has one that no schema accepts. */
const stepsOf = (typedSteps: string): MissionStep[] =>
  typedSteps
    .split(',')
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [target = '', amount = ''] = part.split('=');
      return { target: typedAmount(target.trim()), amount: typedAmount(amount.trim()) };
    });

/** A part that is no rank, or has no prize, has one that no schema accepts. */
const prizesOf = (typedPrizes: string): RankPrize[] =>
  typedPrizes
    .split(',')
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [ranks = '', amount = ''] = part.split('=');
      const [from = '', to = from] = ranks.split('-');
      return { from: number(from), to: number(to), amount: typedAmount(amount.trim()) };
    });

const EVERY_GAME: PlayScope = { product: null, types: null, vendors: null, titles: null };

const scopeOf = (values: CampaignValues): PlayScope => ({
  product: values['trigger.scope.product'] || null,
  types: maybe(values['trigger.scope.types'], (typed) =>
    CATEGORIES.filter((type) => listOf(typed).includes(type)),
  ),
  vendors: maybe(values['trigger.scope.vendors'].trim().toUpperCase(), listOf),
  titles: maybe(values['trigger.scope.titles'].trim(), numbersOf),
});
