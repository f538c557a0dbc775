import { randomUUID } from 'node:crypto';
import { Member, Members, type Sessions } from '#libs/identity/index';
import { Audit } from '#libs/platform/audit/audit';
import type { Clock } from '#libs/platform/clock/clock';
import type { LoggedIn } from '#libs/platform/http/caller';
import { Refusal } from '#libs/platform/http/refusal';
import type { DueWaiter } from '#libs/platform/jobs/due-waiter';
import type { JobHandlers } from '#libs/platform/jobs/job-handlers';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { createTestParts, type TestParts } from '#libs/platform/testing/test-parts';
import type { ContractRules } from '#libs/site/common/brand-settings';
import { BrandRegistry } from '#libs/site/index';
import type { ContractTerms } from '../common/contract-terms.js';
import { Contract } from './contract.entity.js';
import { ContractJobs } from './contract.jobs.js';
import { ContractAnswers } from './contract-answers.js';
import { ContractDiary } from './contract-diary.js';
import { ContractFigures } from './contract-figures.js';
import { ContractForecast } from './contract-forecast.js';
import { ContractImpact } from './contract-impact.js';
import { ContractJudge } from './contract-judge.js';
import { ContractMoves } from './contract-moves.js';
import { ContractOffers } from './contract-offers.js';
import { ContractOptions } from './contract-options.js';
import { ContractRecord } from './contract-record.js';
import { ContractStore } from './contract-store.js';

export interface ContractServices {
  record: ContractRecord;
  offers: ContractOffers;
  answers: ContractAnswers;
  impact: ContractImpact;
  options: ContractOptions;
  forecast: ContractForecast;
  jobs: ContractJobs;
}

/** The services of a contract, put together by hand on a test database. */
export interface ContractBench extends ContractServices {
  db: TestDatabase;
  parts: TestParts;
  brands: BrandRegistry;
  close(): Promise<void>;
}

export async function openContracts(): Promise<ContractBench> {
  const db = await createTestDatabase();
  const parts = await createTestParts(db.url, [Contract, Member]);
  const brands = new BrandRegistry(parts.database);
  await brands.onModuleInit();
  const close = async () => {
    await parts.close();
    await db.drop();
  };
  return { db, parts, brands, close, ...contractServices(parts, brands) };
}

/** The services with a clock of their own, so that several walks at once do not move each other's time. */
export function contractServices(
  { database, events, hints, clock: shared }: TestParts,
  brands: BrandRegistry,
  clock: Pick<Clock, 'now'> = shared,
): ContractServices {
  const time = clock as Clock;
  const store = new ContractStore(database);
  const record = new ContractRecord(database, events, time, brands, store);
  const diary = new ContractDiary(database, events, new Audit(database, time), time, record);
  const moves = new ContractMoves(database, time, hints, diary);
  const judge = new ContractJudge(brands, store);
  const members = new Members(database, {} as Sessions, time, events);
  const offers = new ContractOffers(database, members, judge, store, moves, record);
  const impact = new ContractImpact(database, brands, store, record);
  const figures = new ContractFigures(database);
  const [handlers, waiter] = [{} as JobHandlers, {} as DueWaiter];
  return {
    record,
    offers,
    impact,
    answers: new ContractAnswers(database, time, brands, store, judge, impact, moves, record),
    options: new ContractOptions(database, brands, offers, store, record),
    forecast: new ContractForecast(database, time, brands, store, offers, figures),
    jobs: new ContractJobs(database, time, store, moves, handlers, waiter),
  };
}

/** Agents in a line, each below the one before. */
export async function newLine({ db }: Pick<ContractBench, 'db'>, length: number): Promise<LoggedIn[]> {
  const line: LoggedIn[] = [];
  for (let place = 0; place < length; place++) line.push(await newAgent(db, line[place - 1]?.person ?? null));
  return line;
}

export async function newAgent(db: TestDatabase, parent: string | null, type = 41): Promise<LoggedIn> {
  const [row] = await db.query<{ id: string }>(
    `insert into identity.member (brand, account, type, password_hash, registered_at, parent)
     values ('mela', $1, $2, 'none', now(), $3) returning id`,
    [`a${randomUUID().slice(0, 12)}`, type, parent],
  );
  const person = row?.id ?? '';
  await db.query(
    `insert into identity.ancestor (member, ancestor, depth)
     select $1::bigint, $2::bigint, 1 where $2::bigint is not null
     union all select $1, ancestor, depth + 1 from identity.ancestor where member = $2`,
    [person, parent],
  );
  return { role: 'agent', brand: 'mela', address: '10.0.0.1', person, session: randomUUID() };
}

/** The refusal's code, or `null` where the work was done. */
export async function outcome(work: Promise<unknown>): Promise<string | null> {
  try {
    await work;
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

/** Real-time terms that pay the same on a win as on a loss. */
export const realtime = (rate: string): ContractTerms => ({
  kind: 'realtime',
  winRate: rate,
  lossRate: rate,
  betRate: '0.00',
});

export const dividend = (rate: string, period: 'D' | 'W' | 'H' | 'M' = 'M'): ContractTerms => ({
  kind: 'dividend',
  period,
  tiers: [{ activeMembers: 0, periodValidBet: '0.00', rate }],
});

/** Offers, and lets the downline accept with whatever that does below. */
export async function agree(
  { offers, answers, impact }: ContractServices,
  [upline, downline]: [LoggedIn, LoggedIn],
  terms: ContractTerms,
): Promise<string> {
  const { id } = await offers.give(upline, { downlineId: downline.person, terms });
  const { impactToken } = await impact.show(downline, id);
  await answers.accept(downline, { id, impactToken });
  return id;
}

export async function setRules({ db, brands }: ContractBench, rules: Partial<ContractRules>): Promise<void> {
  await db.query(
    `update site.brand set settings = jsonb_set(settings, '{contracts}',
       coalesce(settings->'contracts', '{}') || $1::jsonb)`,
    [JSON.stringify({ ...brands.byId('mela').settings.contracts, ...rules })],
  );
  await brands.reload();
}
