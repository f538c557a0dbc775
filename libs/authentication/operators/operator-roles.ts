import { Injectable } from '@nestjs/common';
import { Audit } from '#libs/platform/audit/audit';
import { Database } from '#libs/platform/database/database';
import type { OperatorCaller } from '#libs/platform/http/caller';
import { operatorAuditEntry } from '#libs/platform/transitions/operator-audit-entry';
import type { OperatorRole } from '../common/operator-account.js';
import { assertAdministratorsLeft, lockRoles } from './administrators.js';

const SELECT = `
  select r.name, r.permissions, r.version,
         (select count(*)::int from authentication.operator_grant g where g.brand = r.brand and g.role = r.name) as operators
  from authentication.operator_role r where r.brand = $1`;

/** The roles of a brand: named sets of permissions. */
@Injectable()
export class OperatorRoles {
  constructor(
    private readonly database: Database,
    private readonly audit: Audit,
  ) {}

  /** By name. */
  list(brand: string): Promise<OperatorRole[]> {
    return this.database.query<OperatorRole>(`${SELECT} order by r.name`, [brand]);
  }

  /** `null` for a role that is not there yet. */
  async find(brand: string, name: string): Promise<OperatorRole | null> {
    const [role] = await this.database.query<OperatorRole>(`${SELECT} and r.name = $2`, [brand, name]);
    return role ?? null;
  }

  /** A number that grows with each change of the brand's roles and of who has them; as text. */
  async accessVersion(brand: string): Promise<string> {
    const [row] = await this.database.query<{ version: string }>(
      `select (select coalesce(sum(version), 0) from authentication.operator_role where brand = $1)
            + (select coalesce(sum(version), 0) from authentication.operator where brand = $1) as version`,
      [brand],
    );
    return row?.version ?? '0';
  }

  /** Locks the brand's roles in the caller's transaction. @returns their names */
  lock(brand: string): Promise<Set<string>> {
    return lockRoles(this.database, brand);
  }

  /** Creates the role, or gives it these permissions. In the caller's transaction. @throws AppError 409 if too few administrators were left */
  async save(by: OperatorCaller, name: string, permissions: readonly string[]): Promise<void> {
    const { brand } = by;
    await this.database.query(
      `insert into authentication.operator_role as r (brand, name, permissions) values ($1, $2, $3)
       on conflict (brand, name) do update set permissions = $3, version = r.version + 1`,
      [brand, name, permissions],
    );
    await assertAdministratorsLeft(this.database, brand, 2);
    await this.audit.record({
      ...operatorAuditEntry(by, 'role.changed', `role ${name}`),
      after: { permissions },
    });
  }
}
