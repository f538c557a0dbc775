import { Injectable } from '@nestjs/common';
import { Audit } from '#libs/platform/audit/audit';
import { platformErrors } from '#libs/platform/common/errors';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import type { OperatorCaller } from '#libs/platform/http/caller';
import { operatorAuditEntry } from '#libs/platform/transitions/operator-audit-entry';
import { authenticationErrors } from '../common/authentication.errors.js';
import type { OperatorAccount } from '../common/operator-account.js';
import { Sessions } from '../sessions/sessions.service.js';
import { assertAdministratorsLeft, lockRoles } from './administrators.js';
import { PERSON_OF_O } from './operator-members.js';

const SELECT = `
  select o.id, o.account, o.status, o.person_key as "personKey", o.version, o.created_at as "createdAt",
         array(select role from authentication.operator_grant g where g.operator = o.id order by role) as roles,
         (select max(s.seen_at) from authentication.session s where s.person = o.id) as "seenAt",
         array(
           select m.account from authentication.operator_member own join members.member_view m on m.id = own.member
           where own.brand = o.brand and own.person = ${PERSON_OF_O} order by lower(m.account)) as "memberAccounts",
         case when o.password_hash is null then array(
           select json_build_object('id', i.id::text, 'account', i.account, 'until', c.expires_at)
           from authentication.operator_setup_code c join authentication.operator i on i.id = c.issuer
           where c.operator = o.id order by lower(i.account)) end as setup
  from authentication.operator o`;

type Row = Omit<OperatorAccount, 'createdAt' | 'seenAt'> & { createdAt: Date; seenAt: Date | null };

/** The operators of a brand, and which roles they have. */
@Injectable()
export class Operators {
  constructor(
    private readonly database: Database,
    private readonly audit: Audit,
    private readonly sessions: Sessions,
  ) {}

  /** By account. A brand has some dozens: they are one page. */
  async list(brand: string): Promise<OperatorAccount[]> {
    const rows = await this.database.query<Row>(`${SELECT} where o.brand = $1 order by lower(o.account)`, [
      brand,
    ]);
    return rows.map(shown);
  }

  /** @throws AppError 404 */
  async get(brand: string, id: string): Promise<OperatorAccount> {
    const [row] = await this.database.query<Row>(`${SELECT} where o.brand = $1 and o.id = $2`, [brand, id]);
    if (!row) throw new AppError(platformErrors.error_not_found);
    return shown(row);
  }

  /** The browser that a session was started in, `null` for one that was not started by a log-in page. */
  async browserOf(session: string): Promise<string | null> {
    const [row] = await this.database.query<{ browser: string | null }>(
      'select browser from authentication.session where id = $1',
      [session],
    );
    return row?.browser ?? null;
  }

  /**
   * Gives the operator these roles, which the brand has, and no other. In a transaction of the caller that has locked the
   * brand's roles. @throws AppError 409 if too few administrators were left
   */
  async setRoles(by: OperatorCaller, id: string, roles: readonly string[]): Promise<void> {
    const { brand } = by;
    await this.database.query(
      'delete from authentication.operator_grant where operator = $1 and role <> all($2::text[])',
      [id, roles],
    );
    await this.database.query(
      `insert into authentication.operator_grant (brand, operator, role)
       select $1, $2, unnest($3::text[]) on conflict do nothing`,
      [brand, id, roles],
    );
    await this.database.query('update authentication.operator set version = version + 1 where id = $1', [id]);
    await assertAdministratorsLeft(this.database, brand, 2);
    await this.record(by, id, 'operator.roles-changed', { roles });
  }

  /**
   * Disables an operator at once: sessions and sockets end. @throws AppError 404; 409 for the last administrator, or where
   * the operator is disabled already
   */
  async disable(by: OperatorCaller, id: string, reason: string): Promise<void> {
    await this.database.transaction(async () => {
      await lockRoles(this.database, by.brand);
      await this.setStatus(by.brand, id, 'disabled');
      await assertAdministratorsLeft(this.database, by.brand, 1);
      await this.sessions.endAll(id, { reason: 'disabled', actor: `operator ${by.id}` });
      await this.record(by, id, 'operator.disabled', { reason });
    });
  }

  /** In the caller's transaction. @throws AppError 404; 409 where the operator is active */
  async enable(by: OperatorCaller, id: string): Promise<void> {
    await this.setStatus(by.brand, id, 'active');
    await this.record(by, id, 'operator.enabled');
  }

  /** Logs the operator out everywhere. @throws AppError 404 */
  async endSessions(by: OperatorCaller, id: string, reason: string): Promise<void> {
    await this.get(by.brand, id);
    await this.database.transaction(async () => {
      await this.sessions.endAll(id, { reason: 'expired', actor: `operator ${by.id}` });
      await this.record(by, id, 'operator.sessions-ended', { reason });
    });
  }

  private async setStatus(brand: string, id: string, status: 'active' | 'disabled'): Promise<void> {
    const { count } = await this.database.change(
      `with recorded as (select set_config('mela.status_recorded', 'on', true))
       update authentication.operator set status = $3, version = version + 1 from recorded
       where brand = $1 and id = $2 and status <> $3`,
      [brand, id, status],
    );
    if (count === 1) return;
    await this.get(brand, id);
    throw new AppError(authenticationErrors.error_operator_changed);
  }

  private record(by: OperatorCaller, id: string, action: string, after?: object): Promise<void> {
    return this.audit.record({ ...operatorAuditEntry(by, action, `operator ${id}`), after });
  }
}

const shown = ({ createdAt, seenAt, setup, ...row }: Row): OperatorAccount => ({
  ...row,
  createdAt: createdAt.toISOString(),
  seenAt: seenAt?.toISOString() ?? null,
  setup:
    setup?.map(({ until, ...issuer }) => ({ ...issuer, until: until && new Date(until).toISOString() })) ??
    null,
});
