import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { BroadcastLifecycle, BroadcastQueries, type BroadcastRow } from '#libs/messaging/index';
import { platformErrors } from '#libs/platform/common/errors';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import type { OperatorCaller } from '#libs/platform/http/caller';
import { operatorActor } from '#libs/platform/transitions/actor-context';
import { BrandRegistry } from '#libs/site/index';
import { Proposals } from './proposals/proposals.service.js';
import type { ProposedAct } from './proposals/proposed-act.js';

interface Publication {
  id: string;
  version: number;
  /** At once, or at the time of the draft. */
  move: 'PUBLISH' | 'PLAN';
}

/** Operators' publications of broadcasts. One that reaches more members than the brand's limit takes two operators. */
@Injectable()
export class BroadcastPublications implements OnModuleInit {
  readonly publishBroadcast: ProposedAct<Publication> = {
    name: 'broadcast.publish',
    permission: 'broadcast.publish',
    confirmPermission: 'broadcast.confirm-publish',
    payload: z.strictObject({ id: z.uuid(), version: z.int(), move: z.enum(['PUBLISH', 'PLAN']) }),
    subjectOf: ({ id }) => `broadcast ${id}`,
    prepare: async (brand, { id, version, move }) => {
      const row = await this.lock(brand, id);
      this.broadcasts.assertPublishable(row, version, move);
      return {
        version: `${row.status} ${row.version}`,
        before: {},
        after: {
          version,
          title: Object.values(row.texts).find(({ title }) => title !== '')?.title,
          members: await this.queries.countOf(row),
          publishAt: move === 'PLAN' ? row.publishAt?.toISOString() : undefined,
        },
      };
    },
    apply: async (approver, { id, version, move }) => {
      await this.broadcasts.applyByOperator(approver, id, move, { version });
    },
  };

  constructor(
    private readonly database: Database,
    private readonly broadcasts: BroadcastLifecycle,
    private readonly queries: BroadcastQueries,
    private readonly brands: BrandRegistry,
    private readonly proposals: Proposals,
  ) {}

  onModuleInit(): void {
    this.proposals.register(this.publishBroadcast);
  }

  /**
   * Publishes or plans the draft, or proposes that. In one transaction. @returns the id of the proposal, or `null` where it was done
   * @throws AppError 400 with the fields that may not be published, 404, 409 for another version or state, or where it is proposed already
   */
  publish(operator: OperatorCaller, publication: Publication, reason: string): Promise<string | null> {
    const { id, version, move } = publication;
    return this.database.transaction(async () => {
      const row = await this.lock(operator.brand, id);
      this.broadcasts.assertPublishable(row, version, move);
      const { secondOperatorBroadcastAbove } = this.brands.byId(operator.brand).settings.operations;
      if ((await this.queries.countOf(row)) > secondOperatorBroadcastAbove)
        return this.proposals.propose(operator, this.publishBroadcast, publication, reason);
      await this.broadcasts.applyMove(row, move, { version }, operatorActor(operator));
      return null;
    });
  }

  private async lock(brand: string, id: string): Promise<BroadcastRow> {
    const row = await this.broadcasts.lock(id);
    if (row?.brand !== brand) throw new AppError(platformErrors.error_not_found);
    return row;
  }
}
