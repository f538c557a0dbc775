import { Injectable } from '@nestjs/common';
import { Brackets, In, type SelectQueryBuilder } from 'typeorm';
import { Clock } from '#libs/platform/clock/clock';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { platformErrors } from '#libs/platform/common/errors';
import { totalPages } from '#libs/platform/common/paging';
import { Database } from '#libs/platform/database/database';
import { Events } from '#libs/platform/events/events';
import { AppError } from '#libs/platform/http/app-error';
import { BrandRegistry } from '#libs/site/index';
import type {
  ContractDetail,
  ContractSummary,
  getContract,
  listContracts,
  Party,
} from '../common/contract.calls.js';
import type { ContractActor } from '../common/contract.chart.js';
import type { ContractState } from '../common/contract-kinds.js';
import { Contract, codeOf } from './contract.entity.js';
import { ContractStore } from './contract-store.js';
import { endOf, startOf } from './contract-times.js';

export type Side = ContractSummary['side'];

/** Contracts as they are shown. Snapshots carry the `seq` of the same moment. */
@Injectable()
export class ContractQueries {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly clock: Clock,
    private readonly brands: BrandRegistry,
    private readonly store: ContractStore,
  ) {}

  list(agent: string, input: InputOf<typeof listContracts>): Promise<ValueOf<typeof listContracts>> {
    const { pageNo, pageSize } = input;
    return this.database.snapshot(async () => {
      const [rows, total] = await this.filtered(agent, input)
        .orderBy('c.id', 'DESC')
        .skip((pageNo - 1) * pageSize)
        .take(pageSize)
        .getManyAndCount();
      const list = await this.summaries(rows, (row) => sideOf(row, agent));
      const { head } = await this.events.range(agent);
      return { list, total, totalPages: totalPages(total, pageSize), seq: head };
    });
  }

  /** @throws AppError 404 if the agent is not a party of it */
  get(agent: string, id: string): Promise<ValueOf<typeof getContract>> {
    return this.database.snapshot(async () => {
      const contract = await this.ofParty(agent, id);
      const { head } = await this.events.range(agent);
      return { ...(await this.detail(contract, sideOf(contract, agent))), seq: head };
    });
  }

  /** The contract as one of its two parties sees it. */
  async detail(contract: Contract, side: Side): Promise<ContractDetail> {
    const inForce = await this.inForce(contract);
    const rows = inForce ? [contract, inForce] : [contract];
    const [summary, inForceSummary = null] = await this.summaries(rows, () => side);
    if (!summary) throw new Error('one row has one summary');
    return {
      contract: summary,
      inForce: inForceSummary,
      timeline: await this.timeline(contract),
      takesEffectAt: (await this.takesEffectAt(contract)).toISOString(),
    };
  }

  /** @throws AppError 404 if the agent is not a party of it */
  async ofParty(agent: string, id: string): Promise<Contract> {
    const contract = await this.store.find(id);
    if (contract?.upline !== agent && contract?.downline !== agent)
      throw new AppError(platformErrors.error_not_found);
    return contract;
  }

  /** When an acceptance or a termination given now would take effect; once the end is set, that end. */
  async takesEffectAt(contract: Contract): Promise<Date> {
    const { timeZone } = this.brands.byId(contract.brand).settings;
    const { inForceFrom, inForceUntil, kind, downline } = contract;
    const code = codeOf(contract);
    if (inForceUntil) return inForceUntil;
    if (inForceFrom) return endOf({ code, inForceFrom }, this.clock.now(), timeZone);
    const before = versionInForce(await this.store.active(downline, kind));
    const lastEnd = await this.store.lastEnd(downline, kind);
    return startOf(code, before, lastEnd, this.clock.now(), timeZone);
  }

  /** In the order of the rows. */
  async summaries(rows: Contract[], side: (row: Contract) => Side): Promise<ContractSummary[]> {
    const ids = rows.flatMap(({ upline, downline }) => (upline ? [upline, downline] : [downline]));
    const parties = await this.parties(ids);
    return rows.map((row) => {
      const { currency } = this.brands.byId(row.brand).settings;
      const upline = row.upline === null ? null : partyOf(parties, row.upline);
      return summaryOf(row, { side: side(row), upline, downline: partyOf(parties, row.downline), currency });
    });
  }

  async summary(contract: Contract, side: Side): Promise<ContractSummary> {
    const [summary] = await this.summaries([contract], () => side);
    if (!summary) throw new Error('one row has one summary');
    return summary;
  }

  private async parties(ids: string[]): Promise<Map<string, Party>> {
    const rows = await this.database.query<Party>(
      'select id, account from members.member_view where id = any($1::bigint[])',
      [ids],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  private filtered(agent: string, input: InputOf<typeof listContracts>): SelectQueryBuilder<Contract> {
    const { kind, side, status, downlineId } = input;
    const query = this.database.manager.createQueryBuilder(Contract, 'c');
    if (side === 'given') query.where('c.upline = :agent', { agent });
    else if (side === 'received') query.where('c.downline = :agent', { agent });
    else
      query.where(new Brackets((either) => either.where('c.upline = :agent').orWhere('c.downline = :agent')));
    query.setParameters({ agent });
    if (kind) query.andWhere({ kind });
    if (status) query.andWhere({ status });
    if (downlineId) query.andWhere({ downline: downlineId, upline: agent });
    return query;
  }

  /** The other version that is in force: the active one, or else the one that is ending; `null` if there is none. */
  private async inForce(contract: Contract): Promise<Contract | null> {
    const { id, kind, downline } = contract;
    const rows = await this.database.manager.find(Contract, {
      where: { kind, downline, status: In(['active', 'ending']) },
      order: { version: 'DESC' },
    });
    const others = rows.filter((row) => row.id !== id);
    return others.find(({ status }) => status === 'active') ?? others[0] ?? null;
  }

  private async timeline({ id }: Contract) {
    const steps = await this.database.query<{ status: ContractState; at: Date; by: ContractActor }>(
      'select status, at, by from agency.contract_step where contract = $1 order by no',
      [id],
    );
    return steps.map(({ status, at, by }) => ({ status, at: at.toISOString(), by }));
  }
}

/** The agent's side of the contract. */
export const sideOf = ({ upline }: Contract, agent: string): Side =>
  upline === agent ? 'given' : 'received';

export function versionInForce(contract: Contract | null) {
  if (!contract?.inForceFrom) return null;
  return { code: codeOf(contract), inForceFrom: contract.inForceFrom };
}

function partyOf(parties: Map<string, Party>, id: string): Party {
  const party = parties.get(id);
  if (!party) throw new Error(`no member ${id}`);
  return party;
}

function summaryOf(
  row: Contract,
  seen: Pick<ContractSummary, 'side' | 'upline' | 'downline' | 'currency'>,
): ContractSummary {
  const { id, kind, version, status, terms, endReason } = row;
  return {
    id,
    kind,
    version,
    status,
    ...seen,
    terms,
    offeredAt: row.offeredAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    inForceFrom: row.inForceFrom?.toISOString() ?? null,
    inForceUntil: row.inForceUntil?.toISOString() ?? null,
    endReason,
  };
}
