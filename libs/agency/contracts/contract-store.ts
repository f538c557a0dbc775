import { Injectable } from '@nestjs/common';
import { type FindOptionsWhere, In, Raw } from 'typeorm';
import { Database } from '#libs/platform/database/database';
import type { ContractKind } from '../common/contract-kinds.js';
import { Contract } from './contract.entity.js';

/**
 * Contracts as their moves need them. Who is above whom is a question of the whole tree, so moves that answer it take
 * the tree's lock of that kind first, and rows by id after it.
 */
@Injectable()
export class ContractStore {
  constructor(private readonly database: Database) {}

  /** Held until COMMIT. Taken before any row. */
  async lockTree(member: string, kind: ContractKind): Promise<void> {
    await this.database.query(
      `select pg_advisory_xact_lock(hashtextextended('contracts ' || $2 || ' below ' || coalesce(
         (select ancestor from identity.ancestor where member = $1 order by depth desc limit 1), $1::bigint), 0))`,
      [member, kind],
    );
  }

  find(id: string): Promise<Contract | null> {
    return this.database.manager.findOneBy(Contract, { id });
  }

  /** The row, locked until COMMIT, or `null`. */
  lock(id: string): Promise<Contract | null> {
    return this.database.manager.findOne(Contract, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** The accepted contract that nobody has ended yet; at most one. */
  active(downline: string, kind: ContractKind): Promise<Contract | null> {
    return this.database.manager.findOneBy(Contract, { downline, kind, status: 'active' });
  }

  offered(downline: string, kind: ContractKind): Promise<Contract | null> {
    return this.database.manager.findOneBy(Contract, { downline, kind, status: 'offered' });
  }

  /** When the versions that end already do, the last of them. */
  async lastEnd(downline: string, kind: ContractKind): Promise<Date | null> {
    const [row] = await this.database.query<{ at: Date | null }>(
      'select max(in_force_until) as at from agency.contract where downline = $1 and kind = $2',
      [downline, kind],
    );
    return row?.at ?? null;
  }

  async nextVersion(downline: string, kind: ContractKind): Promise<number> {
    const [row] = await this.database.query<{ version: number }>(
      'select coalesce(max(version), 0) + 1 as version from agency.contract where downline = $1 and kind = $2',
      [downline, kind],
    );
    return row?.version ?? 1;
  }

  /** What binds an offer of this agent: the own active contract of the kind, or that of the nearest one above. */
  async boundOf(agent: string, kind: ContractKind): Promise<Contract | null> {
    const [row] = await this.database.query<{ id: string }>(
      `select c.id from (select $1::bigint as member, 0 as depth
         union all select ancestor, depth from identity.ancestor where member = $1) up
       join agency.contract c on c.downline = up.member and c.kind = $2 and c.status = 'active'
       order by up.depth limit 1`,
      [agent, kind],
    );
    return row ? this.find(row.id) : null;
  }

  /** Contracts and offers of the kind anywhere below the agent, by id; locked until COMMIT where asked. */
  below(agent: string, kind: ContractKind, locked: boolean): Promise<Contract[]> {
    const inTree = 'in (select member from identity.ancestor where ancestor = :agent)';
    const where: FindOptionsWhere<Contract> = {
      kind,
      status: In(['offered', 'active']),
      downline: Raw((column) => `${column} ${inTree}`, { agent }),
    };
    return this.database.manager.find(Contract, {
      where,
      order: { id: 'ASC' },
      ...(locked && { lock: { mode: 'pessimistic_write' } }),
    });
  }

  /** The ancestors of each member, nearest first. */
  async waysUp(members: string[]): Promise<Map<string, string[]>> {
    const rows = await this.database.query<{ member: string; up: string[] }>(
      `select member, array_agg(ancestor::text order by depth) as up from identity.ancestor
       where member = any($1::bigint[]) group by member`,
      [members],
    );
    return new Map(rows.map(({ member, up }) => [member, up]));
  }
}
