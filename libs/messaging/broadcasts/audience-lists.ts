import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { TRIAL } from '#libs/members/common/member-types';
import { Audit } from '#libs/platform/audit/audit';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { AppError, invalidInput } from '#libs/platform/http/app-error';
import type { ActingOperator } from '#libs/platform/transitions/actor-context';
import { operatorAuditEntry } from '#libs/platform/transitions/operator-audit-entry';
import { LIST_LINES } from '../common/broadcast.js';
import { messagingErrors } from '../common/messaging.errors.js';
import { readAccounts } from './read-accounts.js';

/** So many of the unknown accounts are named. */
const MOST_NAMED = 5;

/** Lists of members that operators upload as the audience of a broadcast. */
@Injectable()
export class AudienceLists {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  /**
   * Stores the accounts of a text, one a line, each once. In a transaction of its own.
   * @throws AppError 400 without an account or above 10,000 lines, 422 with how many accounts the brand does not have
   */
  async upload(operator: ActingOperator, text: string): Promise<{ id: string; members: number }> {
    const { accounts, lines } = readAccounts(text);
    if (accounts.length === 0) throw invalidInput([{ field: 'text', code: 'field_required' }]);
    if (lines > LIST_LINES)
      throw invalidInput([{ field: 'text', code: 'field_above_limit', params: { max: LIST_LINES } }]);
    return this.database.transaction(async () => {
      const members = await this.membersOf(operator.brand, accounts);
      const id = randomUUID();
      await this.database.query(
        `insert into messaging.audience_list (id, brand, members, uploaded_at, uploaded_by, uploaded_as)
         values ($1, $2, $3, $4, $5, $6)`,
        [id, operator.brand, members.length, this.clock.now(), operator.id, operator.account],
      );
      await this.database.query(
        'insert into messaging.audience_list_member (list, member) select $1, unnest($2::bigint[])',
        [id, members],
      );
      const entry = operatorAuditEntry(operator, 'audience-list.uploaded', `audience list ${id}`);
      await this.audit.record({ ...entry, after: { members: members.length } });
      return { id, members: members.length };
    });
  }

  /** How many members a list of the brand has; `null` where there is none. */
  async sizeOf(brand: string, id: string): Promise<number | null> {
    const [row] = await this.database.query<{ members: number }>(
      'select members from messaging.audience_list where brand = $1 and id = $2',
      [brand, id],
    );
    return row?.members ?? null;
  }

  private async membersOf(brand: string, accounts: string[]): Promise<string[]> {
    const rows = await this.database.query<{ id: string; account: string }>(
      `select id, lower(account) as account from members.member_view
       where brand = $1 and lower(account) = any($2::text[]) and type <> ${TRIAL}`,
      [brand, accounts],
    );
    const known = new Set(rows.map(({ account }) => account));
    const unknown = accounts.filter((account) => !known.has(account));
    if (unknown.length > 0)
      throw new AppError(messagingErrors.error_list_unknown, {
        params: { unknown: unknown.length, first: unknown.slice(0, MOST_NAMED).join(', ') },
      });
    return rows.map(({ id }) => id);
  }
}
