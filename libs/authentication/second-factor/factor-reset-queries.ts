import { Injectable } from '@nestjs/common';
import { Members } from '#libs/members/index';
import { platformErrors } from '#libs/platform/common/errors';
import { Conditions, prefixPattern } from '#libs/platform/database/conditions';
import { Database } from '#libs/platform/database/database';
import { Keyset } from '#libs/platform/database/keyset';
import { type KeysetPage, readKeysetPage } from '#libs/platform/database/keyset-list';
import { AppError } from '#libs/platform/http/app-error';
import type { FactorHolder, FactorReset, FactorResetState } from '../common/factor-reset.js';
import { maskedEmail, maskedMobile } from '../security/masked.js';
import { Authenticators } from './authenticators.js';
import { RecoveryCodes } from './recovery-codes.js';

interface Row {
  id: string;
  member: string;
  account: string;
  reason: string;
  status: FactorResetState;
  proposedBy: string;
  proposer: string;
  proposedAt: Date;
  confirmedBy: string | null;
  confirmer: string | null;
  dueAt: Date | null;
  endedAt: Date | null;
}

/** Which resets are listed; all of the brand by default. */
interface ResetFilter extends KeysetPage {
  state?: FactorResetState;
  /** How the account of the member begins. */
  search?: string;
  /** Of the moment of the proposal: `from` included, `to` not. ISO 8601. */
  from?: string;
  to?: string;
}

const COLUMNS = `r.id, r.member, m.account, r.reason, r.status, r.proposed_by as "proposedBy", p.account as proposer,
  r.proposed_at as "proposedAt", r.confirmed_by as "confirmedBy", c.account as confirmer, r.due_at as "dueAt",
  r.ended_at as "endedAt"`;
const JOINS = `join members.member_view m on m.id = r.member
  join authentication.operator p on p.id = r.proposed_by left join authentication.operator c on c.id = r.confirmed_by`;
const SELECT = `select ${COLUMNS} from authentication.factor_reset r ${JOINS}`;
const OPEN = `r.status in ('proposed', 'waiting')`;
const OPEN_FIRST = new Keyset(
  { [`(${OPEN})`]: 'boolean', 'r.proposed_at': 'timestamptz', 'r.id': 'uuid' },
  'desc',
);

/** Resets of lost authenticators as operators and members see them. */
@Injectable()
export class FactorResetQueries {
  constructor(
    private readonly database: Database,
    private readonly members: Members,
    private readonly authenticators: Authenticators,
    private readonly recoveryCodes: RecoveryCodes,
  ) {}

  /** Those under way first, then the newest. */
  async list(brand: string, { state, search, from, to, ...page }: ResetFilter) {
    const conditions = new Conditions().add('r.brand = ?', brand);
    if (state) conditions.add('r.status = ?', state);
    if (from !== undefined) conditions.add('r.proposed_at >= ?', from);
    if (to !== undefined) conditions.add('r.proposed_at < ?', to);
    if (search !== undefined)
      conditions.add(
        'r.member in (select id from members.member_view where brand = ? and lower(account) like lower(?))',
        brand,
        prefixPattern(search),
      );
    const resets = {
      columns: COLUMNS,
      from: 'authentication.factor_reset r',
      joins: JOINS,
      conditions,
      order: OPEN_FIRST,
    };
    const { rows, total, next } = await readKeysetPage<Row>(this.database, resets, page);
    return { list: rows.map(shown), total, next };
  }

  /** How many wait for a second operator. */
  async countProposed(brand: string): Promise<number> {
    const [row] = await this.database.query<{ count: string }>(
      `select count(*) from authentication.factor_reset where brand = $1 and status = 'proposed'`,
      [brand],
    );
    return Number(row?.count ?? 0);
  }

  /** @throws AppError 404 */
  async get(id: string): Promise<FactorReset> {
    const [row] = await this.database.query<Row>(`${SELECT} where r.id = $1`, [id]);
    if (!row) throw new AppError(platformErrors.error_not_found);
    return shown(row);
  }

  /** @throws AppError 404 for an account that the brand does not have */
  async holder(brand: string, account: string): Promise<FactorHolder> {
    const member = await this.members.byAccount(brand, account.normalize('NFC'));
    if (!member) throw new AppError(platformErrors.error_not_found);
    const [open] = await this.database.query<Row>(`${SELECT} where r.member = $1 and ${OPEN}`, [member.id]);
    const contacts = [
      ...(member.mobile && member.mobileVerifiedAt ? [maskedMobile(member.mobile)] : []),
      ...(member.email && member.emailVerifiedAt ? [maskedEmail(member.email)] : []),
    ];
    return {
      member: { id: member.id, account: member.account },
      authenticator: await this.authenticators.isActive(member.id),
      recoveryCodesLeft: await this.recoveryCodes.left(member.id),
      contacts,
      reset: open ? shown(open) : null,
    };
  }

  /** When the member's authenticator is to be switched off, or `null`. */
  async dueFor(member: string): Promise<Date | null> {
    const [row] = await this.database.query<{ dueAt: Date }>(
      `select due_at as "dueAt" from authentication.factor_reset where member = $1 and status = 'waiting'`,
      [member],
    );
    return row?.dueAt ?? null;
  }
}

function shown(row: Row): FactorReset {
  const { id, reason, status, member, account, proposedBy, proposer, confirmedBy, confirmer } = row;
  return {
    id,
    member: { id: member, account },
    reason,
    status,
    proposedBy: { id: proposedBy, account: proposer },
    proposedAt: row.proposedAt.toISOString(),
    confirmedBy: confirmedBy !== null && confirmer !== null ? { id: confirmedBy, account: confirmer } : null,
    dueAt: row.dueAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}
