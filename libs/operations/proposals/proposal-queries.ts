import { Injectable } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import { platformErrors } from '#libs/platform/common/errors';
import { totalPages } from '#libs/platform/common/paging';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import type { listProposals, ProposalValue } from '../common/proposal.calls.js';
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

const SELECT = `
  select p.id, p.act, p.subject, p.before, p.after, p.reason, p.state, p.proposed_by as "proposedBy", a.account as proposer,
         p.proposed_at as "proposedAt", p.expires_at as "expiresAt", p.decided_by as "decidedBy", b.account as decider,
         p.decided_at as "decidedAt", p.decision_reason as "decisionReason",
         p.confirm_permission as "confirmPermission"
  from operations.proposal p join authentication.operator_view a on a.id = p.proposed_by
    left join authentication.operator_view b on b.id = p.decided_by`;

/** Proposals as operators see them. */
@Injectable()
export class ProposalQueries {
  constructor(private readonly database: Database) {}

  /** The newest first. */
  async list(brand: string, { state = null, pageNo, pageSize }: Filters) {
    const [count] = await this.database.query<{ total: number }>(
      'select count(*)::int as total from operations.proposal where brand = $1 and state = coalesce($2, state)',
      [brand, state],
    );
    const rows = await this.database.query<Row>(
      `${SELECT} where p.brand = $1 and p.state = coalesce($2, p.state)
       order by p.proposed_at desc, p.id limit $3 offset $4`,
      [brand, state, pageSize, (pageNo - 1) * pageSize],
    );
    const total = count?.total ?? 0;
    return { list: rows.map(shown), total, totalPages: totalPages(total, pageSize) };
  }

  /** @throws AppError 404 */
  async get(brand: string, id: string): Promise<ProposalValue> {
    const [row] = await this.database.query<Row>(`${SELECT} where p.brand = $1 and p.id = $2`, [brand, id]);
    if (!row) throw new AppError(platformErrors.error_not_found);
    return shown(row);
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

type Filters = Omit<InputOf<typeof listProposals>, 'state'> & { state?: ProposalValue['state'] | null };

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
