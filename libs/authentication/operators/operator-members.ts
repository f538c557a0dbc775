import { Injectable } from '@nestjs/common';
import { type Member, Members } from '#libs/members/index';
import { Audit } from '#libs/platform/audit/audit';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import type { OperatorCaller } from '#libs/platform/http/caller';
import { operatorAuditEntry } from '#libs/platform/transitions/operator-audit-entry';
import { SelfDealingPolicy } from '#libs/platform/transitions/self-dealing-policy';
import { authenticationErrors } from '../common/authentication.errors.js';
import { OperatorChanges } from './operator-changes.js';

/** The person of operator `o`: as the staff list has it, so that it outlives an account; else the operator. */
export const PERSON_OF_O = `coalesce(lower(o.person_key), 'operator ' || o.id)`;

/**
 * Which members' accounts belong to the persons who work here. Nobody acts on an account of one's own, nor on the uplines,
 * who earn from it.
 */
@Injectable()
export class OperatorMembers implements SelfDealingPolicy {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly members: Members,
    private readonly changes: OperatorChanges,
  ) {}

  async assertMayActOn(operator: string, members: readonly string[]): Promise<void> {
    const [own] = await this.database.query(
      `select 1 from authentication.operator o
         join authentication.operator_member own on own.brand = o.brand and own.person = ${PERSON_OF_O}
       where o.id = $1 and (own.member = any($2::bigint[]) or exists (
         select from members.ancestor_view a where a.member = own.member and a.ancestor = any($2::bigint[])))`,
      [operator, members],
    );
    if (own) throw new AppError(authenticationErrors.error_self_dealing);
  }

  /** The accounts of the members, by name. */
  async list(operator: string): Promise<string[]> {
    const rows = await this.database.query<{ account: string }>(
      `select m.account from authentication.operator o
         join authentication.operator_member own on own.brand = o.brand and own.person = ${PERSON_OF_O}
         join members.member_view m on m.id = own.member
       where o.id = $1 order by lower(m.account)`,
      [operator],
    );
    return rows.map(({ account }) => account);
  }

  /** Names an account of one's own; only two others take it off the list again. @throws AppError 422 for an unknown one */
  async declare(operator: OperatorCaller, account: string): Promise<void> {
    const [member] = await this.find(operator.brand, [account]);
    await this.database.transaction(async () => {
      const added = await this.add(operator, operator.id, [member?.id ?? '']);
      if (added > 0) await this.record(operator, operator.id, { added: member?.id });
    });
  }

  /** Gives the list exactly these accounts. In the caller's transaction. @throws AppError 422 for an unknown one */
  async replace(by: OperatorCaller, operator: string, accounts: readonly string[]): Promise<void> {
    const members = (await this.find(by.brand, accounts)).map(({ id }) => id);
    await this.database.query(
      `delete from authentication.operator_member own using authentication.operator o
       where o.id = $1 and own.brand = o.brand and own.person = ${PERSON_OF_O} and own.member <> all($2::bigint[])`,
      [operator, members],
    );
    await this.add(by, operator, members);
    await this.database.query('update authentication.operator set version = version + 1 where id = $1', [
      operator,
    ]);
    await this.record(by, operator, { members });
  }

  /** The accounts as the members spell them, each once, by name. @throws AppError 422 for an unknown one */
  async namesOf(brand: string, accounts: readonly string[]): Promise<string[]> {
    const members = await this.find(brand, accounts);
    const names = new Set(members.map(({ account }) => account));
    return [...names].sort((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1));
  }

  private async find(brand: string, accounts: readonly string[]): Promise<Member[]> {
    const found = await Promise.all(accounts.map((account) => this.members.byAccount(brand, account)));
    const unknown = accounts.filter((_, n) => !found[n]);
    if (unknown.length > 0)
      throw new AppError(authenticationErrors.error_member_unknown, {
        params: { accounts: unknown.join(', ') },
      });
    return found.filter((member) => member !== null);
  }

  private async add(by: OperatorCaller, operator: string, members: readonly string[]): Promise<number> {
    const { length } = await this.database.query(
      `insert into authentication.operator_member (brand, person, member, declared_by, declared_at)
       select o.brand, ${PERSON_OF_O}, unnest($2::bigint[]), $3, $4 from authentication.operator o where o.id = $1
       on conflict do nothing returning member`,
      [operator, members, by.id, this.clock.now()],
    );
    return length;
  }

  private async record(by: OperatorCaller, operator: string, after: object): Promise<void> {
    this.changes.emit(by.brand);
    await this.audit.record({
      ...operatorAuditEntry(by, 'operator.members-changed', `operator ${operator}`),
      after,
    });
  }
}
