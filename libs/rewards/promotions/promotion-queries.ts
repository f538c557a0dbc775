import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { platformErrors } from '#libs/platform/common/errors';
import { totalPages } from '#libs/platform/common/paging';
import { Database } from '#libs/platform/database/database';
import { Events } from '#libs/platform/events/events';
import { AppError } from '#libs/platform/http/app-error';
import type { Caller, LoggedIn } from '#libs/platform/http/caller';
import type { LanguageCode } from '#libs/site/common/locales';
import { BrandRegistry } from '#libs/site/index';
import { OwnApplications } from '../applications/own-applications.js';
import { Budgets } from '../campaigns/budgets.js';
import { Eligibility } from '../campaigns/eligibility.js';
import { PlayScopes } from '../campaigns/play-scopes.js';
import { type CampaignInForce, RunningCampaigns } from '../campaigns/running-campaigns.js';
import type { OwnApplication, SentApplication } from '../common/application.js';
import { campaignTerms } from '../common/campaign.js';
import type { getPromotion, getRewardCenter, listPromotions, Promotion } from '../common/promotions.calls.js';
import { FreeRoundViews } from '../free-rounds/free-round-views.js';
import { GoodsChoices } from '../mall/goods-choices.js';
import { memberOf } from './member-of.js';
import { levelAbove, promotionObstacle } from './promotion-obstacle.js';
import {
  NO_REWARDS,
  type OwnRewards,
  promotionState,
  type Situation,
  takesApplication,
} from './promotion-state.js';
import { campaignContactIn, campaignText, REWARDS, type RewardRow, rewardView } from './reward-views.js';

const DAY_MS = 86_400_000;
/** For so long after its end a raffle is still shown to everybody, with those who have won. */
const DRAW_SHOWN_MS = 7 * DAY_MS;
/** For so long after its end a promotion is still shown to members. */
const ENDED_SHOWN_MS = 30 * DAY_MS;

/** Reads promotions for members and guests, and a member's rewards. */
@Injectable()
export class PromotionQueries {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly clock: Clock,
    private readonly events: Events,
    private readonly campaigns: RunningCampaigns,
    private readonly eligibility: Eligibility,
    private readonly budgets: Budgets,
    private readonly scopes: PlayScopes,
    private readonly freeRounds: FreeRoundViews,
    private readonly goods: GoodsChoices,
    private readonly applications: OwnApplications,
  ) {}

  list(
    caller: Caller,
    { language }: InputOf<typeof listPromotions>,
  ): Promise<ValueOf<typeof listPromotions>> {
    return this.database.snapshot(async () => {
      const list = await this.read(caller, language);
      const shown = list.filter(
        (promotion) =>
          // What operators give is nothing to look for, unless members apply for it.
          (promotion.trigger.on !== 'manual' || promotion.giving.application) &&
          this.isShown(promotion, memberOf(caller) === null),
      );
      return { list: shown, seq: await this.seqOf(caller) };
    });
  }

  /** @throws AppError 404 */
  get(caller: Caller, { id, language }: InputOf<typeof getPromotion>): Promise<ValueOf<typeof getPromotion>> {
    return this.database.snapshot(async () => {
      const found = (await this.read(caller, language)).find((promotion) => promotion.id === id);
      if (!found) throw new AppError(platformErrors.error_not_found);
      return { ...found, seq: await this.seqOf(caller) };
    });
  }

  center(
    { person, brand }: LoggedIn,
    { pageNo, pageSize, language }: InputOf<typeof getRewardCenter>,
  ): Promise<ValueOf<typeof getRewardCenter>> {
    return this.database.snapshot(async () => {
      const rows = await this.database.query<RewardRow>(
        `${REWARDS} order by (e.status = 'claimable') desc, e.created_at desc, e.id desc limit $2 offset $3`,
        [person, pageSize, (pageNo - 1) * pageSize],
      );
      const [count] = await this.database.query<{ total: number; redemptions: number }>(
        `select (select count(*)::int from rewards.entitlement where member = $1) as total,
           (select count(*)::int from rewards.redemption where member = $1 and unseen) as redemptions`,
        [person],
      );
      const { head } = await this.events.range(person);
      const total = count?.total ?? 0;
      const given = rows.filter(({ terms }) => terms.reward.kind === 'free-rounds').map(({ id }) => id);
      const rounds = await this.freeRounds.of(brand, given, language);
      const { settings } = this.brands.byId(brand);
      const goods = await this.goods.of(
        brand,
        rows.map(({ terms }) => terms),
      );
      const list = rows.map((row) =>
        rewardView(row, settings, language, {
          freeRounds: rounds.get(row.id) ?? null,
          goods: goods(row.terms, language),
        }),
      );
      return {
        list,
        total,
        totalPages: totalPages(total, pageSize),
        redemptions: count?.redemptions ?? 0,
        seq: head,
      };
    });
  }

  private async read(caller: Caller, language: LanguageCode): Promise<Promotion[]> {
    const { brand } = caller;
    const member = memberOf(caller);
    const candidate = member === null ? null : await this.eligibility.candidate(member);
    const campaigns = await this.campaigns.list(brand);
    const ids = campaigns.map(({ id }) => id);
    const own = member === null ? new Map<string, OwnRewards>() : await this.ownOf(member, ids);
    const open = member === null ? [] : await this.openOf(member, ids);
    const withBudget = await this.budgets.withSomethingLeft(brand);
    const isReferred = member !== null && (await this.isReferred(member));
    const all = [...campaigns, ...open].map(({ terms }) => terms);
    const namesOf = await this.scopes.names(brand, all);
    const goodsOf = await this.goods.of(brand, all);
    const applied = open.filter(({ triesLeft }) => triesLeft !== null);
    const sent = await this.applications.lastOf(applied.map(({ id }) => id));
    return campaigns.map((campaign) => {
      const rewards = open.filter((row) => row.campaign === campaign.id);
      const terms = rewards.find(isUnderWay)?.terms ?? campaign.terms;
      const situation: Situation = {
        terms,
        now: this.clock.now(),
        own: own.get(campaign.id) ?? NO_REWARDS,
        eligible: candidate === null || this.eligibility.allows(terms, candidate),
        isGuest: candidate === null,
        isReferred,
        // A raffle has taken its budget before.
        hasBudget: withBudget.has(campaign.id) || terms.trigger.on === 'draw',
      };
      const status = promotionState(situation);
      const level = candidate === null ? null : levelAbove(terms, candidate.level);
      const { hasClosed } = situation.own;
      const { game, scopeNames } = namesOf(terms, language);
      const claim = rewards.filter((row) => row.status === 'claimable').toSorted(byLapse)[0];
      return {
        ...this.termsFor({ ...campaign, terms }, brand, language),
        scopeNames,
        game,
        goods: goodsOf(terms, language),
        status,
        obstacle: status === 'closed' ? promotionObstacle({ ...situation, hasClosed, level }) : null,
        level,
        application: applicationView(situation, rewards, sent),
        claim: claim
          ? rewardView(claim, this.brands.byId(brand).settings, language, {
              goods: goodsOf(claim.terms, language),
            })
          : null,
      };
    });
  }

  /** What a member has, or had, of each campaign. */
  private async ownOf(member: string, campaigns: string[]): Promise<Map<string, OwnRewards>> {
    const rows = await this.database.query<OwnRewards & { campaign: string }>(
      `select campaign, bool_or(status = 'claimable') as "canClaim", bool_or(status = 'joined') as "hasJoined",
         count(*) filter (where status in ('issued', 'claimed'))::int as paid, bool_or(status = 'closed') as "hasClosed",
         max(status) filter (where tries_left is not null and status in ('applying', 'process', 'rejected')) as application,
         min(status) filter (where tries_left is null and status in ('process', 'rejected')) as held
       from (
         select campaign, status, tries_left from rewards.entitlement where member = $1
         -- Who has chosen it with an order that is not paid yet has joined for that deposit.
         union all select c.campaign, 'joined', null from rewards.deposit_choice c join cashier.deposit_view d on d.id = c.deposit
         where c.member = $1 and c.campaign is not null and d.status in ('created', 'pending')
       ) own where campaign = any ($2::uuid[]) group by campaign`,
      [member, campaigns],
    );
    return new Map(rows.map(({ campaign, ...own }) => [campaign, own]));
  }

  private async isReferred(member: string): Promise<boolean> {
    const rows = await this.database.query(
      'select from rewards.referral where referred = $1 and due_at is not null',
      [member],
    );
    return rows.length > 0;
  }

  /** What a member has joined, applied for or can claim, with its terms. */
  private async openOf(member: string, campaigns: string[]): Promise<RewardRow[]> {
    const rows = await this.database.query<RewardRow>(
      `${REWARDS} and (e.status in ('joined', 'claimable') or e.tries_left is not null and e.status <> 'closed') and e.campaign = any ($2::uuid[])`,
      [member, campaigns],
    );
    return rows.map((row) => ({ ...row, terms: campaignTerms.parse(row.terms) }));
  }

  private termsFor({ id, terms }: CampaignInForce, brand: string, language: LanguageCode) {
    const { category, trigger, reward, giving, schedule, eligibility } = terms;
    return {
      id,
      category,
      ...campaignText(terms, this.brands.byId(brand).settings, language),
      contact: campaignContactIn(terms, this.brands.byId(brand).settings, language),
      trigger: trigger.on === 'code' ? ({ on: 'code' } as const) : trigger,
      reward,
      giving,
      oncePer: eligibility.oncePer,
      schedule,
      currency: this.brands.byId(brand).settings.currency,
    };
  }

  private isShown({ status, schedule: { endsAt }, trigger }: Promotion, isGuest: boolean): boolean {
    if (!isGuest) return status === 'claim' || !this.isOver(endsAt, ENDED_SHOWN_MS);
    return status !== 'closed' || (trigger.on === 'draw' && !this.isOver(endsAt, DRAW_SHOWN_MS));
  }

  /** `shownMs`: for so long after its end it still counts as running. */
  private isOver(endsAt: string | null, shownMs: number): boolean {
    return endsAt !== null && Date.parse(endsAt) + shownMs <= this.clock.now().getTime();
  }

  private async seqOf(caller: Caller): Promise<number | null> {
    const member = memberOf(caller);
    return member === null ? null : (await this.events.range(member)).head;
  }
}

/** Whose terms hold for what comes next. */
const isUnderWay = ({ status }: RewardRow) =>
  status === 'joined' || status === 'applying' || status === 'process' || status === 'rejected';

function applicationView(
  situation: Situation,
  rewards: RewardRow[],
  sent: Map<string, SentApplication>,
): OwnApplication | null {
  const { application } = situation.terms.giving;
  if (!application) return null;
  const row = rewards.find((reward) => reward.triesLeft !== null);
  const triesLeft = row?.triesLeft ?? application.tries;
  const isOpen = takesApplication(situation, triesLeft);
  return { triesLeft, isOpen, last: (row && sent.get(row.id)) ?? null };
}

const byLapse = (one: RewardRow, other: RewardRow) => Number(one.lapsesAt) - Number(other.lapsesAt);
