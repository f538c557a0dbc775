import { Injectable } from '@nestjs/common';
import { Audit } from '#libs/platform/audit/audit';
import { platformErrors } from '#libs/platform/common/errors';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import { SiteChanges } from '#libs/site/index';

interface Move {
  brand: string;
  /** As the audit names operators. */
  actor: string;
  address: string;
  maintenance: boolean;
  reason: string;
}

export interface MaintainedVendor {
  code: string;
  name: string;
  maintenance: boolean;
  titles: { nodeId: number; names: Record<string, string>; maintenance: boolean }[];
}

/** Maintenance of one vendor or title: tiles show it at once, no game starts, and no new bet is taken. */
@Injectable()
export class GameMaintenance {
  constructor(
    private readonly database: Database,
    private readonly audit: Audit,
    private readonly changes: SiteChanges,
  ) {}

  list(brand: string): Promise<MaintainedVendor[]> {
    return this.database.query<MaintainedVendor>(
      `select v.code, v.display_name as name, v.maintenance, coalesce(json_agg(json_build_object(
           'nodeId', t.node_id, 'names', t.names, 'maintenance', t.maintenance) order by t.position, t.node_id)
         filter (where t.node_id is not null), '[]') as titles
       from games.vendor v left join games.title t
         on t.brand = v.brand and t.vendor = v.code and t.withdrawn_at is null
       where v.brand = $1 group by v.brand, v.code order by v.display_name`,
      [brand],
    );
  }

  /** @throws AppError 404 for a vendor that the brand does not have, 422 if nothing changes */
  setVendor(code: string, move: Move): Promise<void> {
    return this.set('games.vendor', 'code', code, move);
  }

  /** @throws AppError 404 for a title that the brand does not have, 422 if nothing changes */
  setTitle(nodeId: number, move: Move): Promise<void> {
    return this.set('games.title', 'node_id', nodeId, move);
  }

  private async set(
    table: 'games.vendor' | 'games.title',
    key: 'code' | 'node_id',
    id: string | number,
    { brand, actor, address, maintenance, reason }: Move,
  ): Promise<void> {
    await this.database.transaction(async () => {
      const [row] = await this.database.query<{ maintenance: boolean }>(
        `select maintenance from ${table} where brand = $1 and ${key} = $2 for update`,
        [brand, id],
      );
      if (!row) throw new AppError(platformErrors.error_not_found);
      if (row.maintenance === maintenance) throw new AppError(platformErrors.error_nothing_changed);
      await this.database.query(`update ${table} set maintenance = $3 where brand = $1 and ${key} = $2`, [
        brand,
        id,
        maintenance,
      ]);
      const kind = key === 'code' ? 'vendor' : 'title';
      await this.audit.record({
        brand,
        actor,
        action: `${kind}.maintenance-${maintenance ? 'began' : 'ended'}`,
        subject: `${kind} ${id}`,
        address,
        after: { reason },
      });
      this.changes.announce(brand);
    });
  }
}
