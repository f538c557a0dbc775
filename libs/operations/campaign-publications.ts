import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { parseAmount } from '#libs/money/amount';
import { platformErrors } from '#libs/platform/common/errors';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import type { OperatorCaller } from '#libs/platform/http/caller';
import { operatorActor } from '#libs/platform/transitions/actor-context';
import type { CampaignTerms } from '#libs/rewards/common/campaign';
import { type Campaign, CampaignLifecycle, highestCost } from '#libs/rewards/index';
import { BrandRegistry } from '#libs/site/index';
import { Proposals } from './proposals/proposals.service.js';
import type { ProposedAct } from './proposals/proposed-act.js';

interface Publication {
  id: string;
  version: number;
}

/** Operators' publications of campaigns. One that can cost more than the brand's limit takes two operators. */
@Injectable()
export class CampaignPublications implements OnModuleInit {
  readonly publishCampaign: ProposedAct<Publication> = {
    name: 'campaign.publish',
    permission: 'campaign.publish',
    confirmPermission: 'campaign.confirm-publish',
    payload: z.strictObject({ id: z.uuid(), version: z.int() }),
    subjectOf: ({ id }) => `campaign ${id}`,
    prepare: async (brand, { id, version }) => {
      const campaign = await this.lock(brand, id);
      await this.campaigns.assertPublishable(campaign, version);
      const { publishedVersion, draft, status } = campaign;
      return {
        version: `${status} ${campaign.version}`,
        before: { version: publishedVersion },
        after: {
          version,
          title: Object.values(draft.texts)[0]?.title,
          budget: draft.budget.amount,
          claims: draft.budget.claims,
        },
      };
    },
    apply: async (approver, { id, version }) => {
      await this.campaigns.applyByOperator(approver, id, 'PUBLISH', { version });
    },
  };

  constructor(
    private readonly database: Database,
    private readonly campaigns: CampaignLifecycle,
    private readonly brands: BrandRegistry,
    private readonly proposals: Proposals,
  ) {}

  onModuleInit(): void {
    this.proposals.register(this.publishCampaign);
  }

  /**
   * Publishes the draft, or proposes it. In one transaction. @returns the id of the proposal, or `null` where it was done
   * @throws AppError 400 with the fields that may not be published, 404, 409 for another version or state, or where it is proposed already
   */
  publish(operator: OperatorCaller, { id, version }: Publication, reason: string): Promise<string | null> {
    return this.database.transaction(async () => {
      const campaign = await this.lock(operator.brand, id);
      await this.campaigns.assertPublishable(campaign, version);
      if (this.takesTwo(operator.brand, campaign.draft))
        return this.proposals.propose(operator, this.publishCampaign, { id, version }, reason);
      await this.campaigns.applyMove(campaign, 'PUBLISH', { version }, operatorActor(operator));
      return null;
    });
  }

  /** What nothing limits takes two as well. */
  takesTwo(brand: string, terms: CampaignTerms): boolean {
    const { settings } = this.brands.byId(brand);
    const cost = highestCost(terms, settings);
    return (
      cost === null || cost > parseAmount(settings.operations.secondOperatorCampaignAbove, settings.currency)
    );
  }

  private async lock(brand: string, id: string): Promise<Campaign> {
    const campaign = await this.campaigns.lock(id);
    if (campaign?.brand !== brand) throw new AppError(platformErrors.error_not_found);
    return campaign;
  }
}
