import { Injectable } from '@nestjs/common';
import { platformErrors } from '#libs/platform/common/errors';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import { APPLICATION } from '../campaigns/award.js';
import type { SentApplication } from '../common/application.js';
import { ApplicationRows } from './application-rows.js';

/** Reads what a member has applied with. */
@Injectable()
export class OwnApplications {
  constructor(
    private readonly database: Database,
    private readonly rows: ApplicationRows,
  ) {}

  /** The newest of each of these rewards of one member. */
  async lastOf(entitlements: string[]): Promise<Map<string, SentApplication>> {
    const last = new Map<string, SentApplication>();
    if (entitlements.length === 0) return last;
    for (const { entitlement, no, comment, images, at, reason } of await this.rows.list(entitlements))
      if (!last.has(entitlement)) last.set(entitlement, { no, comment, images, at, reason });
    return last;
  }

  /** @throws AppError 404 for an image of another member */
  async image(member: string, campaign: string, image: string): Promise<{ type: string; data: string }> {
    const [row] = await this.database.query<{ id: string }>(
      'select id from rewards.entitlement where campaign = $1 and member = $2 and occurrence = $3',
      [campaign, member, APPLICATION],
    );
    if (!row) throw new AppError(platformErrors.error_not_found);
    return this.rows.image(row.id, image);
  }
}
