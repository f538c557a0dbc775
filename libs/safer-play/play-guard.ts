import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import { saferPlayErrors } from './common/safer-play.errors.js';

/** Whether a member may be where others play. Who is barred from rewards alone may. */
@Injectable()
export class PlayGuard {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError 423 error_play_barred while a break or an exclusion stands, which does not tell the kind */
  async assertMayPlay(member: string): Promise<void> {
    const rows = await this.database.query(
      `select 1 from safer_play.restriction where member = $1 and kind in ('cool_off', 'exclusion')
         and lifted_at is null and (until is null or until > $2) limit 1`,
      [member, this.clock.now()],
    );
    if (rows.length > 0) throw new AppError(saferPlayErrors.error_play_barred);
  }
}
