import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { platformErrors } from '#libs/platform/common/errors';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import type { UploadedImage } from '#libs/platform/images/read-image';
import type { ApplicationCaseDetail } from '../common/application-cases.js';

/** What a member applies with. */
export interface Sent {
  comment: string;
  images: UploadedImage[];
}

/** What an operator decides about an application; a rejection has a reason. */
type Decision = { decision: 'approved'; by: string } | { decision: 'rejected'; by: string; reason: string };

type Stored = ApplicationCaseDetail['sent'][number] & { entitlement: string };
type Row = Omit<Stored, 'at' | 'decidedAt'> & { at: Date; decidedAt: Date | null };

/** What members have sent, try by try, with their images. */
@Injectable()
export class ApplicationRows {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The next one of a reward, whose row is locked or new. Joins the caller's transaction. */
  async insert(entitlement: string, { comment, images }: Sent): Promise<void> {
    const [row] = await this.database.query<{ no: number }>(
      `insert into rewards.application (entitlement, no, comment, applied_at)
       select $1, coalesce(max(no), 0) + 1, $2, $3 from rewards.application where entitlement = $1 returning no::int as no`,
      [entitlement, comment, this.clock.now()],
    );
    for (const [place, { type, width, height, data, sha256 }] of images.entries())
      await this.database.query(
        `insert into rewards.application_image (id, entitlement, application, place, type, width, height, data, sha256)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
        [randomUUID(), entitlement, row?.no, place, type, width, height, data, sha256],
      );
  }

  /** About the newest one of a locked reward. Joins the caller's transaction. */
  async decide(entitlement: string, { by, decision, ...why }: Decision): Promise<void> {
    await this.database.query(
      `update rewards.application set decision = $2, decided_at = $3, decided_as = $4, reason = $5
       where entitlement = $1 and decision is null`,
      [entitlement, decision, this.clock.now(), by, 'reason' in why ? why.reason : null],
    );
  }

  /** The newest first, of each reward. */
  async list(entitlements: string[]): Promise<Stored[]> {
    const rows = await this.database.query<Row>(
      `select a.entitlement, a.no::int as no, a.comment, a.applied_at as at, a.decision, a.decided_at as "decidedAt",
         a.decided_as as "decidedBy", a.reason,
         coalesce((select json_agg(json_build_object('id', i.id, 'width', i.width, 'height', i.height) order by i.place)
                   from rewards.application_image i where i.entitlement = a.entitlement and i.application = a.no), '[]') as images
       from rewards.application a where a.entitlement = any ($1::uuid[]) order by a.entitlement, a.no desc`,
      [entitlements],
    );
    return rows.map(({ at, decidedAt, ...row }) => ({
      ...row,
      at: at.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
    }));
  }

  /** An image in base64. The caller has checked that the reward may be seen. @throws AppError 404 */
  async image(entitlement: string, id: string): Promise<{ type: string; data: string }> {
    const [row] = await this.database.query<{ type: string; data: Buffer }>(
      'select type, data from rewards.application_image where id = $1 and entitlement = $2',
      [id, entitlement],
    );
    if (!row) throw new AppError(platformErrors.error_not_found);
    return { type: row.type, data: row.data.toString('base64') };
  }
}
