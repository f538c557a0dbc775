import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type FieldError, platformErrors } from '#libs/platform/common/errors';
import { AppError, invalidInput } from '#libs/platform/http/app-error';
import type { OperatorCaller } from '#libs/platform/http/caller';
import { Boards } from '#libs/platform/push/boards';
import { type ActorContext, operatorActor } from '#libs/platform/transitions/actor-context';
import { Lifecycle } from '#libs/platform/transitions/lifecycle';
import type { MoveRequest, Moves, Plan } from '#libs/platform/transitions/move';
import { TransitionServices } from '#libs/platform/transitions/transition-services';
import { BrandRegistry } from '#libs/site/index';
import { WageringPlans } from '#libs/wagering/index';
import { campaignChart } from '../common/campaign.chart.js';
import type { CampaignTerms } from '../common/campaign.js';
import { rewardErrors } from '../common/rewards.errors.js';
import { campaignEdited, promotionsChanged } from '../common/rewards.events.js';
import { FreeRoundChecks } from '../free-rounds/free-round-checks.js';
import { choiceOf, GoodsChoices } from '../mall/goods-choices.js';
import { OpenRaffles } from '../raffles/open-raffles.js';
import { Campaign } from './campaign.entity.js';
import { campaignErrors } from './campaign-checks.js';
import { PlayScopes } from './play-scopes.js';
import { ProductRule } from './product-rule.js';
import { RunningCampaigns } from './running-campaigns.js';

interface Inputs {
  /** `version` is the one that the operator read. */
  EDIT: { version: number; draft: CampaignTerms };
  PUBLISH: { version: number };
  PAUSE: { reason: string };
  RESUME: object;
  END: { reason: string };
}
type Request<Name extends keyof Inputs> = MoveRequest<Campaign, Inputs[Name]>;

/** Saves drafts of campaigns, publishes, pauses and ends them. */
@Injectable()
export class CampaignLifecycle extends Lifecycle<Campaign, Inputs> {
  protected readonly noun = 'campaign';
  protected readonly entity = Campaign;
  protected readonly chart = campaignChart;
  protected readonly moves: Moves<Campaign, Inputs> = {
    EDIT: { audit: 'edited', sameState: true, plan: (request) => this.edit(request) },
    PUBLISH: { audit: 'published', plan: (request) => this.publication(request) },
    PAUSE: { audit: 'paused', plan: ({ input: { reason } }) => ({ auditValues: { after: { reason } } }) },
    RESUME: { audit: 'resumed' },
    END: { audit: 'ended', plan: ({ input: { reason } }) => ({ auditValues: { after: { reason } } }) },
  };

  constructor(
    services: TransitionServices,
    private readonly brands: BrandRegistry,
    private readonly boards: Boards,
    private readonly plans: WageringPlans,
    private readonly running: RunningCampaigns,
    private readonly scopes: PlayScopes,
    private readonly freeRounds: FreeRoundChecks,
    private readonly raffles: OpenRaffles,
    private readonly goods: GoodsChoices,
    private readonly products: ProductRule,
  ) {
    super(services);
  }

  override onModuleInit(): void {
    super.onModuleInit();
    this.boards.register(promotionsChanged, () => Promise.resolve({}));
    this.boards.register(campaignEdited, async (brand) => {
      const [row] = await this.services.database.query<{ at: Date | null }>(
        'select max(changed_at) as at from rewards.campaign where brand = $1',
        [brand],
      );
      return { at: row?.at?.toISOString() ?? null };
    });
  }

  create(operator: OperatorCaller, draft: CampaignTerms): Promise<string> {
    const actor = operatorActor(operator);
    return this.services.database.transaction(async () => {
      const row = this.services.database.manager.create(Campaign, {
        id: randomUUID(),
        brand: operator.brand,
        status: 'draft',
        draft,
        version: 1,
        publishedVersion: null,
        ...this.changesByActor(undefined, actor),
      });
      await this.insert(row, { audit: 'created', auditValues: { after: { draft } } }, actor);
      return row.id;
    });
  }

  /** @throws AppError 400 with the fields that may not be published, 409 for another version, 422 for the one that is in force */
  async assertPublishable(campaign: Campaign, version: number): Promise<void> {
    assertVersion(campaign, version);
    const { brand, draft, status, publishedVersion } = campaign;
    if (status === 'published' && publishedVersion === version)
      throw new AppError(platformErrors.error_nothing_changed);
    if (publishedVersion !== null) {
      const { trigger } = await this.running.termsOf(campaign.id, publishedVersion);
      // Members who have joined wait for it.
      if (trigger.on !== draft.trigger.on)
        throw invalidInput([{ field: 'trigger.on', code: 'field_invalid' }]);
      // The days of a week that has begun would be counted for no period, or for two.
      if (periodIn(trigger) !== periodIn(draft.trigger))
        throw invalidInput([{ field: 'trigger.every', code: 'field_invalid' }]);
    }
    const { settings } = this.brands.byId(brand);
    const plans = await this.plans.list(brand);
    const rules = { settings, plans: plans.map(({ id }) => id), now: this.services.clock.now() };
    const errors = [
      ...campaignErrors(draft, rules),
      ...(await this.scopes.errors(brand, draft)),
      ...(await this.freeRounds.errors(brand, draft)),
      ...(await this.goodsErrors(brand, draft)),
      ...(await this.products.errors(brand, draft)),
      ...(await this.raffleErrors(brand, draft)),
    ];
    if (errors.length > 0) throw invalidInput(errors);
  }

  private async goodsErrors(brand: string, draft: CampaignTerms): Promise<FieldError[]> {
    if (draft.reward.kind !== 'goods' || (await this.goods.has(brand, choiceOf(draft)))) return [];
    return [{ field: 'reward.goods.choice', code: 'field_invalid' }];
  }

  private async raffleErrors(brand: string, { reward: { raffle } }: CampaignTerms): Promise<FieldError[]> {
    if (raffle === undefined) return [];
    const draws = await this.running.list(brand, 'draw');
    return draws.some(({ id }) => id === raffle) ? [] : [{ field: 'reward.raffle', code: 'field_invalid' }];
  }

  protected membersOf() {
    return [];
  }

  protected notAllowed(): AppError {
    return new AppError(rewardErrors.error_campaign_state);
  }

  protected override changesByActor(_row: unknown, actor: ActorContext): Partial<Campaign> {
    if (actor.kind !== 'operator') return {};
    return { changedAt: this.services.clock.now(), changedBy: actor.id, changedAs: actor.account };
  }

  protected override afterMove({ brand }: Campaign): void {
    this.boards.changed(campaignEdited, brand);
    this.boards.changed(promotionsChanged, brand);
  }

  private edit({ row, input: { version, draft } }: Request<'EDIT'>): Plan<Campaign> {
    if (row.status === 'ended') throw this.notAllowed();
    assertVersion(row, version);
    return {
      changes: { draft, version: version + 1 },
      auditValues: { before: { version, draft: row.draft }, after: { version: version + 1, draft } },
    };
  }

  private async publication({ row, input: { version } }: Request<'PUBLISH'>): Promise<Plan<Campaign>> {
    await this.assertPublishable(row, version);
    return {
      changes: { publishedVersion: version },
      auditValues: {
        before: { publishedVersion: row.publishedVersion },
        after: { publishedVersion: version },
      },
      effect: async () => {
        await this.services.database.query(
          `insert into rewards.campaign_version (campaign, version, terms, published_at) values ($1, $2, $3, $4) on conflict do nothing`,
          [row.id, version, JSON.stringify(row.draft), this.services.clock.now()],
        );
        await this.raffles.open(row.brand);
      },
    };
  }
}

/** The length of the periods that are closed one after another; `null` where there are none. */
const periodIn = (trigger: CampaignTerms['trigger']): string | null =>
  trigger.on === 'period' || trigger.on === 'rank' || trigger.on === 'draw' ? trigger.every : null;

/** @throws AppError 409 if the draft was saved by somebody else meanwhile; the page reads the other's version */
function assertVersion({ version, changedAs }: Campaign, read: number): void {
  if (version !== read)
    throw new AppError(rewardErrors.error_campaign_changed, { params: { version, by: changedAs } });
}
