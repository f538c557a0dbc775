import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import type { MemberRestriction, RestrictionKind } from './common/restriction.js';

interface RestrictionRow {
  id: string;
  kind: RestrictionKind;
  reason: string;
  since: Date;
  until: Date | null;
  setBy: string;
  setAs: string;
  standing: boolean;
  liftedAt: Date | null;
  liftedBy: string | null;
  liftedAs: string | null;
  liftReason: string | null;
}

/** Reads restrictions for operators. */
@Injectable()
export class RestrictionQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The member's restrictions at the brand: those that stand, then those that are over, the newest first, `count` at most. */
  async list(brand: string, member: string, count: number): Promise<MemberRestriction[]> {
    const rows = await this.database.query<RestrictionRow>(
      `select id, kind, reason, since, until, set_by as "setBy", set_as as "setAs",
         lifted_at is null and (until is null or until > $3) as standing,
         lifted_at as "liftedAt", lifted_by as "liftedBy", lifted_as as "liftedAs", lift_reason as "liftReason"
       from safer_play.restriction where member = $1 and brand = $2 order by standing desc, id desc limit $4`,
      [member, brand, this.clock.now(), count],
    );
    return rows.map(restrictionOf);
  }
}

function restrictionOf(row: RestrictionRow): MemberRestriction {
  const { id, kind, reason, since, until, setBy, setAs, standing } = row;
  return {
    id,
    kind,
    reason,
    since: since.toISOString(),
    until: until?.toISOString() ?? null,
    setBy: { id: setBy, account: setAs },
    standing,
    lifted: row.liftedAt && {
      at: row.liftedAt.toISOString(),
      by: { id: row.liftedBy ?? '', account: row.liftedAs ?? '' },
      reason: row.liftReason ?? '',
    },
  };
}
