import type { DataSource, EntityManager } from 'typeorm';
import type { ContractState } from '#libs/agency/common/contract-kinds';
import { type ContractTerms, contractTerms, tiersOf } from '#libs/agency/common/contract-terms';
import { periodCodeOf } from '#libs/agency/index';
import type { Currency } from '#libs/money/currency';
import { type PeriodCode, periodOf } from '#libs/platform/clock/periods';
import { readBrandFile } from './brand-files.js';

interface DemoContract {
  /** `null`: the house. */
  upline: string | null;
  downline: string;
  status: ContractState;
  terms: unknown;
}

interface Life {
  answeredAt: Date | null;
  inForceFrom: Date | null;
  inForceUntil: Date | null;
}

const SINCE_MS = 90 * 86_400_000;
const TRANSITIONS: Record<ContractState, [ContractState, string][]> = {
  offered: [],
  active: [['active', 'downline']],
  ending: [
    ['active', 'downline'],
    ['ending', 'downline'],
  ],
  ended: [
    ['active', 'downline'],
    ['ending', 'downline'],
    ['ended', 'rule'],
  ],
  rejected: [['rejected', 'downline']],
  withdrawn: [['withdrawn', 'upline']],
};

/** Gives each of the demonstration's agents without contracts some in every state. Never in production. */
export async function seedDemoContracts(database: DataSource, brand: string): Promise<void> {
  await database.transaction(async (manager) => {
    const [settings] = (await manager.query(
      `select settings->>'currency' as currency, settings->>'timeZone' as "timeZone" from site.brand where id = $1`,
      [brand],
    )) as { currency: Currency; timeZone: string }[];
    if (!settings) return;
    const held = (await manager.query(
      `select distinct m.account from agency.contract c join members.member m on m.id = c.downline where c.brand = $1`,
      [brand],
    )) as { account: string }[];
    const holders = new Set(held.map(({ account }) => account));
    const contracts = readBrandFile<DemoContract[]>(brand, 'demo-contracts');
    for (const contract of contracts.filter(({ downline }) => !holders.has(downline)))
      await add(manager, brand, contract, settings);
  });
}

async function add(
  manager: EntityManager,
  brand: string,
  { upline, downline, status, terms: text }: DemoContract,
  { currency, timeZone }: { currency: Currency; timeZone: string },
): Promise<void> {
  const terms = contractTerms.parse(text);
  const period = terms.kind === 'dividend' ? terms.period : null;
  const now = new Date();
  const { answeredAt, inForceFrom, inForceUntil } = lifeOf(
    status,
    periodCodeOf(terms.kind, period),
    now,
    timeZone,
  );
  const offeredAt = inForceFrom ?? now;
  const [row] = (await manager.query(
    `insert into agency.contract (brand, kind, upline, downline, version, status, terms, period, offered_at, answered_at,
       in_force_from, in_force_until, end_reason)
     select $1, $2, up.id, down.id, 1, $5, $6::jsonb, $7, $8, $9, $10, $11, $12
     from members.member down left join members.member up on up.brand = $1 and up.account = $3
     where down.brand = $1 and down.account = $4 returning id`,
    [
      brand,
      terms.kind,
      upline,
      downline,
      status,
      JSON.stringify(terms),
      period,
      offeredAt,
      answeredAt,
      inForceFrom,
      inForceUntil,
      inForceUntil && 'downline',
    ],
  )) as { id: string }[];
  if (row) await addParts(manager, row.id, { terms, status, offeredAt, at: answeredAt ?? now, currency });
}

async function addParts(
  manager: EntityManager,
  contract: string,
  parts: { terms: ContractTerms; status: ContractState; offeredAt: Date; at: Date; currency: Currency },
): Promise<void> {
  for (const [index, tier] of tiersOf(parts.terms, parts.currency).entries()) {
    const { activeMembers, validBet, winPpm, lossPpm, betPpm } = tier;
    await manager.query('insert into agency.contract_tier values ($1, $2, $3, $4, $5, $6, $7)', [
      contract,
      index + 1,
      activeMembers,
      validBet.toString(),
      winPpm,
      lossPpm,
      betPpm,
    ]);
  }
  const steps = [['offered', 'upline'] as const, ...TRANSITIONS[parts.status]];
  for (const [index, [status, by]] of steps.entries())
    await manager.query(
      'insert into agency.contract_step (contract, no, status, by, at) values ($1, $2, $3, $4, $5)',
      [contract, index + 1, status, by, index === 0 ? parts.offeredAt : parts.at],
    );
}

/** In force since the start of a month some time ago, which starts a period of every kind except the week. */
function lifeOf(status: ContractState, code: PeriodCode, now: Date, timeZone: string): Life {
  const since = periodOf('M', new Date(now.getTime() - SINCE_MS), timeZone).start;
  switch (status) {
    case 'offered':
      return { answeredAt: null, inForceFrom: null, inForceUntil: null };
    case 'rejected':
    case 'withdrawn':
      return { answeredAt: now, inForceFrom: null, inForceUntil: null };
    case 'active':
      return { answeredAt: since, inForceFrom: since, inForceUntil: null };
    case 'ending':
      return { answeredAt: since, inForceFrom: since, inForceUntil: periodOf(code, now, timeZone).end };
    case 'ended':
      return { answeredAt: since, inForceFrom: since, inForceUntil: periodOf(code, now, timeZone).start };
  }
}
