import { Injectable } from '@nestjs/common';
import { platformErrors } from '#libs/platform/common/errors';
import { Conditions, prefixPattern, uuidRange } from '#libs/platform/database/conditions';
import { Database } from '#libs/platform/database/database';
import { Keyset } from '#libs/platform/database/keyset';
import { type KeysetPage, readKeysetPage } from '#libs/platform/database/keyset-list';
import { AppError } from '#libs/platform/http/app-error';
import type { ProposalValue } from '../common/proposal.calls.js';
import type { Fields } from './proposed-act.js';

interface Row {
  id: string;
  act: string;
  subject: string;
  before: Fields;
  after: Fields;
  reason: string;
  state: ProposalValue['state'];
  proposedBy: string;
  proposer: string;
  proposedAt: Date;
  expiresAt: Date;
  decidedBy: string | null;
  decider: string | null;
  decidedAt: Date | null;
  decisionReason: string | null;
  confirmPermission: string;
}

/** Which proposals of a brand are listed; all by default. */
interface ProposalFilter extends KeysetPage {
  state?: ProposalValue['state'];
  /** How the subject, the account of the proposer or the id begins. */
  search?: string;
  /** Of the moment of the proposal: `from` included, `to` not. ISO 8601. */
  from?: string;
  to?: string;
}

const COLUMNS = `p.id, p.act, p.subject, p.before, p.after, p.reason, p.state, p.proposed_by as "proposedBy", a.account as proposer,
  p.proposed_at as "proposedAt", p.expires_at as "expiresAt", p.decided_by as "decidedBy", b.account as decider,
  p.decided_at as "decidedAt", p.decision_reason as "decisionReason", p.confirm_permission as "confirmPermission"`;
const JOINS = `join authentication.operator_view a on a.id = p.proposed_by
  left join authentication.operator_view b on b.id = p.decided_by`;
const NEWEST_FIRST = new Keyset({ 'p.proposed_at': 'timestamptz', 'p.id': 'uuid' }, 'desc');

/** Proposals as operators see them. */
@Injectable()
export class ProposalQueries {
  constructor(private readonly database: Database) {}

  /** The newest first. */
  async list(brand: string, filter: ProposalFilter) {
    const proposals = {
      columns: COLUMNS,
      from: 'operations.proposal p',
      joins: JOINS,
      conditions: await this.conditionsOf(brand, filter),
      order: NEWEST_FIRST,
    };
    const { rows, ...page } = await readKeysetPage<Row>(this.database, proposals, filter);
    return { list: rows.map(shown), ...page };
  }

  /** @throws AppError 404 */
  async get(brand: string, id: string): Promise<ProposalValue> {
    const [row] = await this.database.query<Row>(
      `select ${COLUMNS} from operations.proposal p ${JOINS} where p.brand = $1 and p.id = $2`,
      [brand, id],
    );
    if (!row) throw new AppError(platformErrors.error_not_found);
    return shown(row);
  }

  /** The oldest that waits for this act; `null` if there is none. */
  async findOpen(brand: string, act: string): Promise<ProposalValue | null> {
    const [row] = await this.database.query<Row>(
      `select ${COLUMNS} from operations.proposal p ${JOINS}
       where p.brand = $1 and p.act = $2 and p.state = 'open' order by p.proposed_at limit 1`,
      [brand, act],
    );
    return row ? shown(row) : null;
  }

  private async conditionsOf(
    brand: string,
    { state, search, from, to }: ProposalFilter,
  ): Promise<Conditions> {
    const conditions = new Conditions().add('p.brand = ?', brand);
    if (state) conditions.add('p.state = ?', state);
    if (from !== undefined) conditions.add('p.proposed_at >= ?', from);
    if (to !== undefined) conditions.add('p.proposed_at < ?', to);
    if (search === undefined) return conditions;
    const prefix = prefixPattern(search);
    const range = uuidRange(search);
    // Found first: the planner cannot tell how few proposals an unknown operator has made.
    const proposers = await this.database.query<{ id: string }>(
      'select id from authentication.operator_view where brand = $1 and lower(account) like lower($2)',
      [brand, prefix],
    );
    return conditions.add(
      `lower(p.subject) like lower(?) ${proposers.length > 0 ? 'or p.proposed_by = any(?::bigint[])' : ''}
       ${range ? 'or p.id between ? and ?' : ''}`,
      prefix,
      ...(proposers.length > 0 ? [proposers.map(({ id }) => id)] : []),
      ...(range ?? []),
    );
  }

  /** How many wait for a second operator. */
  async countOpen(brand: string): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      `select count(*)::int from operations.proposal where brand = $1 and state = 'open'`,
      [brand],
    );
    return row?.count ?? 0;
  }
}

function shown({ proposer, decider, before, after, ...row }: Row): ProposalValue {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return {
    ...row,
    changes: fields.map((field) => ({
      field,
      before: before[field] ?? null,
      after: after[field] ?? null,
    })),
    proposedBy: { id: row.proposedBy, account: proposer },
    proposedAt: row.proposedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    decidedBy: row.decidedBy !== null && decider !== null ? { id: row.decidedBy, account: decider } : null,
    decidedAt: row.decidedAt?.toISOString() ?? null,
  };
}
