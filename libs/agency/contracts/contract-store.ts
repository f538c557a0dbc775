import { Injectable } from '@nestjs/common';
import { type FindOptionsWhere, In, Raw } from 'typeorm';
import { Database } from '#libs/platform/database/database';
import type { ContractKind } from '../common/contract-kinds.js';
import { Contract } from './contract.entity.js';

/**
 * Reads and locks contracts for their moves. Whether a contract is above another depends on the whole tree, so such moves lock
 * the tree for their kind first, and then rows in the order of their ids.
 */
@Injectable()
export class ContractStore {
  constructor(private readonly database: Database) {}

  /** Locks the member's tree for a kind until COMMIT. Must come before any lock of a row. */
  async lockTree(member: string, kind: ContractKind): Promise<void> {
    await this.database.query(
      `select pg_advisory_xact_lock(hashtextextended('contracts ' || $2 || ' below ' || coalesce(
         (select ancestor from members.ancestor_view where member = $1 order by depth desc limit 1), $1::bigint), 0))`,
      [member, kind],
    );
  }

  find(id: string): Promise<Contract | null> {
    return this.database.manager.findOneBy(Contract, { id });
  }

  /** The accepted contract that nobody has ended; there is at most one. */
  active(downline: string, kind: ContractKind): Promise<Contract | null> {
    return this.database.manager.findOneBy(Contract, { downline, kind, status: 'active' });
  }

  offered(downline: string, kind: ContractKind): Promise<Contract | null> {
    return this.database.manager.findOneBy(Contract, { downline, kind, status: 'offered' });
  }

  /** The latest end of all versions that have one. */
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

  /** The contract that limits this agent's offers: the own active one of the kind, or that of the nearest ancestor. */
  async boundOf(agent: string, kind: ContractKind): Promise<Contract | null> {
    const [row] = await this.database.query<{ id: string }>(
      `select c.id from (select $1::bigint as member, 0 as depth
         union all select ancestor, depth from members.ancestor_view where member = $1) up
       join agency.contract c on c.downline = up.member and c.kind = $2 and c.status = 'active'
       order by up.depth limit 1`,
      [agent, kind],
    );
    return row ? this.find(row.id) : null;
  }

  /** Contracts and offers of the kind anywhere below the agent, by id. `locked`: until COMMIT. */
  below(agent: string, kind: ContractKind, locked: boolean): Promise<Contract[]> {
    const inTree = 'in (select member from members.ancestor_view where ancestor = :agent)';
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
  async ancestorsOf(members: string[]): Promise<Map<string, string[]>> {
    const rows = await this.database.query<{ member: string; up: string[] }>(
      `select member, array_agg(ancestor::text order by depth) as up from members.ancestor_view
       where member = any($1::bigint[]) group by member`,
      [members],
    );
    return new Map(rows.map(({ member, up }) => [member, up]));
  }
}
