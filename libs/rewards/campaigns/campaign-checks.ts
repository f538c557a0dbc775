import { amountOrNull, parseAmount } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import type { FieldError } from '#libs/platform/common/errors';
import type { BrandSettings } from '#libs/site/common/brand-settings';
import { applicationErrors } from '../applications/application-checks.js';
import { type CampaignTerms, isPlayMeasure, type Measure, type RewardSize } from '../common/campaign.js';
import { MOST_ROUNDS } from '../common/free-rounds.js';
import { targetOf } from '../common/mission-target.js';
import { prizeErrors } from '../leaderboards/prize-checks.js';
import { largestReward, unitCost, unitOf } from './reward-sizes.js';

/** A bonus is staked so many times at most, in hundredths: UK rule SR 5.1.1 of the LCCP, since January 2026. */
const MOST_TIMES = 1000;
/** A member has so many days at least to stake a bonus, as Denmark and Sweden ask for. */
const LEAST_DAYS = 7;
/** A title does not call free what has conditions. */
const FREE = /\bfree\b|ফ্রি|বিনামূল্যে|مجان/i;

/** What is wrong with terms that operators may not publish, by field. `plans` are the codes of the brand's wagering plans. */
export function campaignErrors(
  terms: CampaignTerms,
  { settings, plans, now }: { settings: BrandSettings; plans: readonly string[]; now: Date },
): FieldError[] {
  return [
    ...amountErrors(terms, settings.currency),
    ...rewardErrors(terms, plans),
    ...missionErrors(terms, settings.currency),
    ...roundErrors(terms, settings.currency),
    ...goodsErrors(terms),
    ...ticketErrors(terms),
    ...prizeErrors(terms, settings),
    ...applicationErrors(terms),
    ...scheduleErrors(terms, now),
    ...textErrors(terms, settings),
  ];
}

/** The most that all rewards of a campaign can cost, in minor units; `null` where nothing limits them. */
export function highestCost({ reward, budget }: CampaignTerms, settings: BrandSettings): bigint | null {
  const { currency } = settings;
  if (budget.amount !== null) return parseAmount(budget.amount, currency);
  if (budget.claims === null) return null;
  return BigInt(budget.claims) * largestReward(reward, currency) * unitCost(reward, settings);
}

/** What a trigger asks for at least. */
const MAY_BE_ZERO = ['trigger.least', 'trigger.deposit', 'trigger.validBet'];

/** Amounts that no campaign can have, by field. */
export function amountErrors({ reward, budget, trigger }: CampaignTerms, currency: Currency): FieldError[] {
  const ofReward = unitOf(reward.kind, currency);
  const { size, wagering } = reward;
  const amounts: [string, string | null, Currency][] = [
    ['reward.size.amount', size.kind === 'fixed' ? size.amount : null, ofReward],
    ['reward.size.most', size.kind === 'percent' ? size.most : null, ofReward],
    ['reward.size.least', size.kind === 'percent' ? size.least : null, ofReward],
    ...(size.kind === 'steps' ? size.steps : []).map(({ amount }): [string, string, Currency] => [
      'reward.size.steps',
      amount,
      ofReward,
    ]),
    ...(size.kind === 'ranks' ? size.prizes : []).map(({ amount }): [string, string, Currency] => [
      'reward.size.prizes',
      amount,
      ofReward,
    ]),
    ['reward.wagering.maxBet', wagering.maxBet, currency],
    ['reward.rounds.value', reward.kind === 'free-rounds' ? (reward.rounds?.value ?? null) : null, currency],
    ['budget.amount', budget.amount, currency],
    ['trigger.least', trigger.on === 'deposit' ? trigger.least : null, currency],
    ['trigger.each', trigger.on === 'draw' ? trigger.each : null, currency],
    ['trigger.deposit', trigger.on === 'referral' ? trigger.deposit : null, currency],
    ['trigger.validBet', trigger.on === 'referral' ? trigger.validBet : null, currency],
  ];
  const byLevel = size.kind === 'level' ? size.amounts.map((text) => minorOf(text, ofReward)) : [1n];
  const wrong = amounts.flatMap(([field, text, of]): FieldError[] => {
    if (text === null) return [];
    const minor = minorOf(text, of);
    if (minor === null) return [{ field, code: 'field_invalid' }];
    return minor === 0n && !MAY_BE_ZERO.includes(field) ? [{ field, code: 'field_invalid' }] : [];
  });
  // A level may get nothing, but not all of them.
  return byLevel.includes(null) || byLevel.every((minor) => minor === 0n)
    ? [...wrong, { field: 'reward.size.amounts', code: 'field_invalid' }]
    : wrong;
}

function rewardErrors(
  { reward, budget, trigger, giving }: CampaignTerms,
  plans: readonly string[],
): FieldError[] {
  const { size, wagering, kind } = reward;
  const errors: FieldError[] = [];
  // Each deposit of a week is each deposit.
  if (trigger.on === 'deposit' && trigger.within !== null && trigger.nth === null)
    errors.push({ field: 'trigger.nth', code: 'field_required' });
  if (!allowedSizes(trigger).includes(size.kind))
    errors.push({ field: 'reward.size.kind', code: 'field_invalid' });
  // Nobody does anything for a birthday or a gift, and who refers others does so by the link.
  if (giving.optIn && ['birthday', 'referral', 'manual'].includes(trigger.on))
    errors.push({ field: 'giving.optIn', code: 'field_invalid' });
  if (size.kind === 'percent' && ['points', 'free-rounds', 'tickets'].includes(kind))
    errors.push({ field: 'reward.size.kind', code: 'field_invalid' });
  if (size.kind === 'percent' && size.least !== null && Number(size.least) > Number(size.most))
    errors.push({
      field: 'reward.size.least',
      code: 'field_above_limit',
      params: { max: Number(size.most) },
    });
  if (wagering.plan !== null && !plans.includes(wagering.plan))
    errors.push({ field: 'reward.wagering.plan', code: 'field_invalid' });
  if (wagering.times > MOST_TIMES)
    errors.push({
      field: 'reward.wagering.times',
      code: 'field_above_limit',
      params: { max: MOST_TIMES / 100 },
    });
  if (givesBonus(reward) && wagering.times === 0)
    errors.push({ field: 'reward.wagering.times', code: 'field_required' });
  if (givesBonus(reward) && wagering.days < LEAST_DAYS)
    errors.push({ field: 'reward.wagering.days', code: 'field_below_limit', params: { min: LEAST_DAYS } });
  if (budget.amount === null && budget.claims === null)
    errors.push({ field: 'budget.amount', code: 'field_required' });
  return errors;
}

/** Bonus money, at once or as what free rounds win. */
const givesBonus = ({ kind, rounds }: CampaignTerms['reward']): boolean =>
  kind === 'bonus' || (kind === 'free-rounds' && rounds?.winnings === 'bonus');

/** A member is granted so many free rounds at once at most. */
function roundErrors({ reward }: CampaignTerms, currency: Currency): FieldError[] {
  const { kind, size } = reward;
  // An amount that is none is an error of its own.
  const largest = amountOrNull(() => largestReward(reward, currency)) ?? 0n;
  if (kind !== 'free-rounds' || largest <= BigInt(MOST_ROUNDS)) return [];
  const field = { fixed: 'amount', level: 'amounts', steps: 'steps', ranks: 'prizes', percent: 'kind' }[
    size.kind
  ];
  return [{ field: `reward.size.${field}`, code: 'field_above_limit', params: { max: MOST_ROUNDS } }];
}

/** Goods are a choice that the member makes, so they are claimed. */
function goodsErrors({ reward: { kind, size, goods }, giving }: CampaignTerms): FieldError[] {
  if (kind !== 'goods') return [];
  const errors: FieldError[] = [];
  if (!goods) errors.push({ field: 'reward.goods.choice', code: 'field_required' });
  if (giving.how !== 'claim') errors.push({ field: 'giving.how', code: 'field_invalid' });
  if (size.kind !== 'fixed' && size.kind !== 'level')
    errors.push({ field: 'reward.size.kind', code: 'field_invalid' });
  return errors;
}

/** A raffle's own prizes are no tickets. */
function ticketErrors({ reward: { kind, raffle }, trigger }: CampaignTerms): FieldError[] {
  if (kind !== 'tickets') return [];
  if (trigger.on === 'draw') return [{ field: 'reward.kind', code: 'field_invalid' }];
  return raffle === undefined ? [{ field: 'reward.raffle', code: 'field_required' }] : [];
}

/** A reward can be a part where there is an amount of which it is one. */
function allowedSizes({ on }: CampaignTerms['trigger']): RewardSize['kind'][] {
  if (on === 'measure') return ['steps'];
  if (on === 'rank' || on === 'draw') return ['ranks'];
  if (on === 'period') return ['percent'];
  return on === 'deposit' ? ['fixed', 'level', 'percent'] : ['fixed', 'level'];
}

/** Of these a period has so many at most. */
const COUNTS_DAYS: readonly Measure[] = ['days-played', 'login-days'];
const MOST_DAYS = { D: 1, W: 7, M: 31, once: 3660 } as const;

/** Targets rise, are whole where they are no amounts, and can be reached in the period. */
function missionErrors(
  { trigger, reward: { size }, giving }: CampaignTerms,
  currency: Currency,
): FieldError[] {
  if (trigger.on !== 'measure' || size.kind !== 'steps') return [];
  const { measure, every } = trigger;
  const targets = size.steps.map(({ target }) => amountOrNull(() => targetOf(measure, target, currency)));
  const field = 'reward.size.steps';
  const errors: FieldError[] = [];
  if (giving.optIn) errors.push({ field: 'giving.optIn', code: 'field_invalid' });
  // Deposits and log-ins belong to no game.
  if (!isPlayMeasure(measure) && Object.values(trigger.scope).some((part) => part !== null))
    errors.push({ field: 'trigger.scope.product', code: 'field_invalid' });
  if (targets.some((target, at) => target === null || target <= (targets[at - 1] ?? 0n)))
    errors.push({ field, code: 'field_rising' });
  else if (COUNTS_DAYS.includes(measure) && (targets.at(-1) ?? 0n) > BigInt(MOST_DAYS[every]))
    errors.push({ field, code: 'field_above_limit', params: { max: MOST_DAYS[every] } });
  return errors;
}

function scheduleErrors({ schedule: { startsAt, endsAt } }: CampaignTerms, now: Date): FieldError[] {
  if (endsAt === null) return [];
  const end = Date.parse(endsAt);
  return end <= Date.parse(startsAt) || end <= now.getTime()
    ? [{ field: 'schedule.endsAt', code: 'field_date_order' }]
    : [];
}

function textErrors(
  { texts, reward }: CampaignTerms,
  { languages, defaultLanguage }: BrandSettings,
): FieldError[] {
  const errors: FieldError[] = [];
  if (!texts[defaultLanguage])
    errors.push({ field: `texts.${defaultLanguage}.title`, code: 'field_required' });
  const hasConditions = givesBonus(reward) || reward.wagering.times > 0;
  for (const [language, text] of Object.entries(texts)) {
    if (!languages.some((offered) => offered === language))
      errors.push({ field: `texts.${language}`, code: 'field_invalid' });
    if (hasConditions && text && FREE.test(text.title))
      errors.push({ field: `texts.${language}.title`, code: 'field_not_free' });
  }
  return errors;
}

const minorOf = (text: string, currency: Currency): bigint | null =>
  amountOrNull(() => parseAmount(text, currency));
