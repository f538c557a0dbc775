import { randomUUID } from 'node:crypto';
import { Member, Members } from '#libs/members/index';
import { insertMember } from '#libs/members/member.fixture';
import { Audit } from '#libs/platform/audit/audit';
import type { Clock } from '#libs/platform/clock/clock';
import { AppError } from '#libs/platform/http/app-error';
import type { LoggedIn } from '#libs/platform/http/caller';
import type { DeadlineScheduler } from '#libs/platform/jobs/deadline-scheduler';
import type { JobHandlers } from '#libs/platform/jobs/job-handlers';
import { setUpTestParts } from '#libs/platform/testing/set-up';
import type { TestDatabase } from '#libs/platform/testing/test-database';
import type { TestParts } from '#libs/platform/testing/test-parts';
import { TransitionServices } from '#libs/platform/transitions/transition-services';
import type { ContractRules } from '#libs/site/common/brand-settings';
import { BrandRegistry } from '#libs/site/index';
import type { ContractTerms } from '../common/contract-terms.js';
import { Contract } from './contract.entity.js';
import { ContractJobs } from './contract.jobs.js';
import { ContractLifecycle } from './contract.lifecycle.js';
import { ContractAnswers } from './contract-answers.js';
import { ContractForecast } from './contract-forecast.js';
import { ContractImpact } from './contract-impact.js';
import { ContractOffers } from './contract-offers.js';
import { ContractOptions } from './contract-options.js';
import { ContractPolicy } from './contract-policy.js';
import { ContractQueries } from './contract-queries.js';
import { ContractStore } from './contract-store.js';
import { ForecastFigures } from './forecast-figures.js';

export interface ContractServices {
  queries: ContractQueries;
  offers: ContractOffers;
  answers: ContractAnswers;
  impact: ContractImpact;
  options: ContractOptions;
  forecast: ContractForecast;
  jobs: ContractJobs;
}

/** The services of contracts, wired by hand on a test database. */
export interface ContractTestbed extends ContractServices {
  db: TestDatabase;
  parts: TestParts;
  brands: BrandRegistry;
}

/** Gives the tests of a file the services of contracts on a database; filled in `beforeAll` and closed in `afterAll`. */
export function setUpContracts(): ContractTestbed {
  const { db, parts } = setUpTestParts([Contract, Member]);
  const testbed = { db, parts } as ContractTestbed;
  beforeAll(async () => {
    const brands = new BrandRegistry(parts.database);
    await brands.onModuleInit();
    Object.assign(testbed, { brands, ...contractServices(parts, brands) });
  });
  return testbed;
}

/** The services with a clock of their own, so that walks that run at once do not move each other's time. */
export function contractServices(
  { database, events, wakeUps, clock: shared, transitions }: TestParts,
  brands: BrandRegistry,
  clock: Pick<Clock, 'now'> = shared,
): ContractServices {
  const time = clock as Clock;
  const store = new ContractStore(database);
  const queries = new ContractQueries(database, events, time, brands, store);
  const services = new TransitionServices(
    database,
    time,
    new Audit(database, time),
    events,
    transitions.instances,
    transitions.selfDealing,
  );
  const lifecycle = new ContractLifecycle(services, wakeUps, queries);
  const policy = new ContractPolicy(brands, store);
  const members = new Members(database, time, events, new Audit(database, time));
  const offers = new ContractOffers(database, members, policy, store, lifecycle, queries);
  const impact = new ContractImpact(database, brands, store, queries);
  const figures = new ForecastFigures(database);
  const [handlers, waiter] = [{} as JobHandlers, {} as DeadlineScheduler];
  return {
    queries,
    offers,
    impact,
    answers: new ContractAnswers(database, time, brands, store, policy, impact, lifecycle, queries),
    options: new ContractOptions(database, brands, offers, store, queries),
    forecast: new ContractForecast(database, time, brands, store, offers, figures),
    jobs: new ContractJobs(database, time, lifecycle, handlers, waiter),
  };
}

/** Agents in a line, each below the one before. */
export async function newLine({ db }: Pick<ContractTestbed, 'db'>, length: number): Promise<LoggedIn[]> {
  const line: LoggedIn[] = [];
  for (let place = 0; place < length; place++) line.push(await newAgent(db, line[place - 1]?.person ?? null));
  return line;
}

export async function newAgent(db: TestDatabase, parent: string | null, type = 41): Promise<LoggedIn> {
  const person = await insertMember(db, { parent, type });
  return { role: 'agent', brand: 'mela', address: '10.0.0.1', person, session: randomUUID(), closure: null };
}

/** The code of the AppError that `work` threw, or `null` if it succeeded. */
export async function outcome(work: Promise<unknown>): Promise<string | null> {
  try {
    await work;
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.code;
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

/** Makes an offer that the downline accepts, with its effects on contracts below. */
export async function agree(
  { offers, answers, impact }: ContractServices,
  [upline, downline]: [LoggedIn, LoggedIn],
  terms: ContractTerms,
): Promise<string> {
  const { id } = await offers.offer(upline, { downlineId: downline.person, terms });
  const { impactToken } = await impact.get(downline, id);
  await answers.accept(downline, { id, impactToken });
  return id;
}

export async function setRules(
  { db, brands }: ContractTestbed,
  rules: Partial<ContractRules>,
): Promise<void> {
  await db.query(
    `update site.brand set settings = jsonb_set(settings, '{contracts}',
       coalesce(settings->'contracts', '{}') || $1::jsonb)`,
    [JSON.stringify({ ...brands.byId('mela').settings.contracts, ...rules })],
  );
  await brands.reload();
}
