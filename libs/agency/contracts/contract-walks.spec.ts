import fc from 'fast-check';
import { openMoves } from '#libs/platform/common/chart';
import type { LoggedIn } from '#libs/platform/http/caller';
import { type ChartModel, chartWalks, walkChart } from '#libs/platform/testing/chart-walks';
import { type ContractActor, contractChart } from '../common/contract.chart.js';
import { CONTRACT_STATES, type ContractState } from '../common/contract-kinds.js';
import {
  agree,
  type ContractServices,
  contractServices,
  newLine,
  outcome,
  realtime,
  setRules,
  setUpContracts,
} from './contract.fixture.js';
import type { ContractMove } from './contract.lifecycle.js';

/** How many walks the services take; the promise is 500. */
const WALKS = Number(process.env.WALKS ?? 10);
const CONFLICT = ['TERMINATE', 'CLAMP', 'REJECT'] as const;
type Conflict = (typeof CONFLICT)[number];
/** Agents of a line: each has contracts from the one before. */
const LINE = 4;
const CAP = 40;

const testbed = setUpContracts();

const MOVES: ContractMove[] = ['ACCEPT', 'REJECT', 'WITHDRAW', 'TERMINATE', 'REPLACE', 'END'];
const ACTORS: ContractActor[] = ['upline', 'downline', 'rule'];

/** A second implementation of the chart, from the decisions. */
function after(state: ContractState, move: ContractMove, by: ContractActor): ContractState | null {
  const moves: Record<ContractMove, [ContractState, ContractState, ContractActor[]]> = {
    ACCEPT: ['offered', 'active', ['downline']],
    REJECT: ['offered', 'rejected', ['downline']],
    WITHDRAW: ['offered', 'withdrawn', ['upline', 'rule']],
    TERMINATE: ['active', 'ending', ['upline', 'downline']],
    REPLACE: ['active', 'ending', ['rule']],
    END: ['ending', 'ended', ['rule']],
  };
  const [from, to, who] = moves[move];
  return state === from && who.includes(by) ? to : null;
}

test('the chart offers exactly the legal moves, on 500 walks of 50 steps', () => {
  const reached = new Set<ContractState>();
  const step = fc.record({ move: fc.constantFrom(...MOVES), by: fc.constantFrom(...ACTORS) });
  fc.assert(
    fc.property(fc.array(step, { minLength: 50, maxLength: 50 }), (steps) => {
      let state: ContractState = 'offered';
      for (const { move, by } of steps) {
        const legal = MOVES.filter((one) => after(state, one, by) !== null);
        if (openMoves(contractChart, state, { by }).sort().join() !== legal.sort().join())
          throw new Error(`${state} by ${by}`);
        state = after(state, move, by) ?? state;
        reached.add(state);
      }
    }),
    { numRuns: 500 },
  );
  expect([...reached].sort()).toEqual([...CONTRACT_STATES].sort());
});

/** The call that makes a move, by one of its actors. */
type MoveCall = (services: ContractServices, parties: [LoggedIn, LoggedIn], id: string) => Promise<unknown>;
let rates = 0;
/** Terms that differ from the ones before. */
const nextTerms = () => realtime(`0.${10 + (rates++ % 30)}`);
const MOVE_CALLS: [ContractMove, ContractActor, MoveCall][] = [
  ['ACCEPT', 'downline', ({ answers }, [, b], id) => answers.accept(b, { id })],
  ['ACCEPT', 'upline', ({ answers }, [a], id) => answers.accept(a, { id })],
  ['REJECT', 'downline', ({ answers }, [, b], id) => answers.reject(b, id)],
  ['REJECT', 'upline', ({ answers }, [a], id) => answers.reject(a, id)],
  ['WITHDRAW', 'upline', ({ answers }, [a], id) => answers.terminate(a, id)],
  ['WITHDRAW', 'rule', ({ offers }, [a, b]) => offers.offer(a, { downlineId: b.person, terms: nextTerms() })],
  ['TERMINATE', 'upline', ({ answers }, [a], id) => answers.terminate(a, id)],
  ['TERMINATE', 'downline', ({ answers }, [, b], id) => answers.terminate(b, id)],
  ['REPLACE', 'rule', (services, parties) => agree(services, parties, nextTerms())],
  ['END', 'rule', ({ jobs }, _, id) => jobs.end(id)],
];
const nameOf = (move: string, by: string) => `${move} by ${by}`;
const MODEL: ChartModel<null> = {
  world: null,
  moves: MOVE_CALLS.map(([type, by]) => ({
    name: nameOf(type, by),
    event: { type },
    context: () => ({ by }),
  })),
};
/** Moves whose call makes another move in some states. */
const SAME_CALL = new Set(['WITHDRAW by upline', 'TERMINATE by upline', 'REPLACE by rule']);

test.each(chartWalks(contractChart, MODEL))(
  'the services take the shortest way to $goals, and refuse the rest there',
  async (walk) => {
    await setRules(testbed, { conflict: 'TERMINATE' });
    const parties = (await newLine(testbed, 2)) as [LoggedIn, LoggedIn];
    const time = { now: () => new Date(at) };
    let at = Date.now();
    const services = contractServices(testbed.parts, testbed.brands, time);
    const [upline, downline] = parties;
    const { id } = await services.offers.offer(upline, { downlineId: downline.person, terms: nextTerms() });
    const state = async () => (await services.queries.get(upline.person, id)).contract.status;
    const differences = await walkChart(contractChart, MODEL, walk, {
      make: async ({ name, event }) => {
        const call = MOVE_CALLS.find(([move, by]) => nameOf(move, by) === name)?.[2];
        if (!call) throw new Error(name);
        const illegal = !openMoves(contractChart, await state(), { by: name.split(' ').at(-1) }).includes(
          event.type,
        );
        if (illegal && SAME_CALL.has(name)) return;
        at += 300_000;
        await outcome(call(services, parties, id));
      },
      state,
    });
    expect(differences).toEqual([]);
  },
);

/** One action of somebody in a line of agents. `pick` selects one of the existing contracts. */
type Step =
  | { do: 'offer'; to: number; rate: number }
  | { do: 'accept' | 'reject' | 'terminate'; pick: number; who: 'upline' | 'downline' | 'stranger' }
  | { do: 'end'; pick: number }
  | { do: 'wait'; minutes: number };

interface Version {
  id: string;
  /** Place of the downline in the line. */
  to: number;
  /** Hundredths of a percent. */
  rate: number;
  state: ContractState;
  /** Minutes. */
  from: number | null;
  until: number | null;
}

/** The next full five minutes. */
const nextPeriod = (now: number) => Math.floor(now / 5) * 5 + 5;

/** A second implementation of the rules of contracts, from the decisions, for one line of agents. */
class Model {
  readonly versions: Version[] = [];
  now = 0;

  constructor(private readonly conflict: Conflict) {}

  active(to: number): Version | undefined {
    return this.versions.find((version) => version.to === to && version.state === 'active');
  }

  /** The highest rate that the agent at this place may give. */
  bound(place: number): number {
    for (let above = place; above > 0; above--) {
      const rate = this.active(above)?.rate;
      if (rate !== undefined) return rate;
    }
    return CAP;
  }

  offer(to: number, rate: number): string | null {
    if (rate > CAP) return 'error_contract_above_cap';
    if (rate > this.bound(to - 1)) return 'error_contract_above_own';
    if (this.active(to)?.rate === rate) return 'error_contract_same_terms';
    for (const version of this.versions)
      if (version.to === to && version.state === 'offered') version.state = 'withdrawn';
    this.add(to, rate, 'offered', null);
    return null;
  }

  accept(version: Version): string | null {
    const { to, rate } = version;
    if (rate > this.bound(to - 1)) return 'error_contract_above_own';
    const above = this.versions
      .filter((one) => one.to > to && one.state === 'active' && one.rate > rate)
      .sort((one, other) => one.to - other.to);
    if (above.length > 0 && this.conflict === 'REJECT') return 'error_contract_conflict';
    const old = this.active(to);
    if (old) this.end(old);
    const ends = this.versions.filter((one) => one.to === to).map(({ until }) => until ?? 0);
    Object.assign(version, { state: 'active', from: Math.max(nextPeriod(this.now), ...ends) });
    for (const one of above) {
      this.end(one);
      if (this.conflict === 'CLAMP' && rate > 0) this.add(one.to, rate, 'active', one.until);
    }
    for (const one of this.versions)
      if (one.to > to && one.state === 'offered' && one.rate > this.bound(one.to - 1))
        one.state = 'withdrawn';
    return null;
  }

  /** Ends it with the present period, or at its beginning if it has not begun. */
  end(version: Version): void {
    version.state = 'ending';
    version.until = Math.max(nextPeriod(this.now), version.from ?? 0);
  }

  take(step: Step): string | null {
    const illegal = 'error_contract_move_not_allowed';
    if (step.do === 'wait') this.now += step.minutes;
    if (step.do === 'offer') return this.offer(step.to, step.rate);
    if (step.do === 'wait') return null;
    const version = this.picked(step.pick);
    if (!version) return null;
    if (step.do === 'end') {
      if (version.state === 'ending' && (version.until ?? 0) <= this.now) version.state = 'ended';
      return null;
    }
    if (step.who === 'stranger') return 'error_not_found';
    const { state } = version;
    if (step.do === 'terminate' && state === 'active') this.end(version);
    else if (step.do === 'terminate' && state === 'offered' && step.who === 'upline')
      version.state = 'withdrawn';
    else if (step.do === 'terminate' || state !== 'offered' || step.who !== 'downline') return illegal;
    else if (step.do === 'reject') version.state = 'rejected';
    else return this.accept(version);
    return null;
  }

  picked(pick: number): Version | undefined {
    return this.versions.at(-1 - (pick % Math.max(1, this.versions.length)));
  }

  private add(to: number, rate: number, state: ContractState, from: number | null): void {
    this.versions.push({ id: '', to, rate, state, from, until: null });
  }
}

const near = fc.oneof({ weight: 3, arbitrary: fc.nat(2) }, { weight: 1, arbitrary: fc.nat(20) });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('offer' as const),
      to: fc.integer({ min: 1, max: LINE - 1 }),
      rate: fc.constantFrom(5, 10, 20, 30, 41),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'accept' as const,
        'accept' as const,
        'accept' as const,
        'reject' as const,
        'terminate' as const,
      ),
      pick: near,
      who: fc.constantFrom(
        'upline' as const,
        'downline' as const,
        'downline' as const,
        'downline' as const,
        'stranger' as const,
      ),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('end' as const), pick: near }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), minutes: fc.nat(7) }) },
);
const walk = fc.array(step, { minLength: 50, maxLength: 50 });
const START = Date.UTC(2026, 0, 5, 10, 2);

/** Makes a step by calling the service for it. */
async function make(
  services: ContractServices,
  line: LoggedIn[],
  model: Model,
  step: Step,
): Promise<unknown> {
  if (step.do === 'wait') return;
  if (step.do === 'offer') {
    const [upline, downline] = [line[step.to - 1], line[step.to]];
    const terms = realtime((step.rate / 100).toFixed(2));
    return services.offers.offer(upline as LoggedIn, { downlineId: downline?.person ?? '', terms });
  }
  const version = model.picked(step.pick);
  if (!version) return;
  const { id, to } = version;
  if (step.do === 'end') return services.jobs.end(id);
  const place = { upline: to - 1, downline: to, stranger: (to + 1) % LINE }[step.who];
  const agent = line[place] as LoggedIn;
  if (step.do !== 'accept') return services.answers[step.do](agent, id);
  const seen = await services.impact.get(agent, id).catch(() => undefined);
  return services.answers.accept(agent, { id, impactToken: seen?.impactToken });
}

/** Takes the steps, and returns every difference between the model and the services. */
async function differences(steps: Step[], conflict: Conflict): Promise<unknown[]> {
  const line = await newLine(testbed, LINE);
  const model = new Model(conflict);
  const minutes = (at: Date | null) => at && (at.getTime() - START) / 60_000 + 2;
  const time = { now: () => new Date(START + (model.now - 2) * 60_000) };
  model.now = 2;
  const services = contractServices(testbed.parts, testbed.brands, time);
  const found: unknown[] = [];
  for (const step of steps) {
    if (step.do === 'wait') {
      model.take(step);
      continue;
    }
    const refused = await outcome(make(services, line, model, step));
    const wanted = model.take(step);
    if (refused !== wanted) found.push([step, refused, wanted]);
    const rows = await testbed.db.query<Version & { from: Date | null; until: Date | null }>(
      `select id, downline, array_position($1::bigint[], downline) - 1 as to, status as state,
         round((terms->>'winRate')::numeric * 100)::int as rate, in_force_from as from, in_force_until as until
       from agency.contract where downline = any($1::bigint[]) order by id`,
      [line.map(({ person }) => person)],
    );
    const shape = ({ to, rate, state, from, until }: Version) => [to, rate, state, from, until].join(' ');
    const real = rows.map((row) => shape({ ...row, from: minutes(row.from), until: minutes(row.until) }));
    const same = real.join('\n') === model.versions.map(shape).join('\n');
    if (!same) return [...found, [step, real, model.versions.map(shape)]];
    for (const [index, { id }] of rows.entries()) Object.assign(model.versions[index] as Version, { id });
  }
  return found;
}

test.each(CONFLICT)(
  'on random walks of 50 steps through a line of agents the services behave as the model, with %s',
  async (conflict) => {
    await setRules(testbed, { conflict });
    const AT_ONCE = 9;
    await fc.assert(
      fc.asyncProperty(fc.array(walk, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (walks) => {
        const found = await Promise.all(walks.map((steps) => differences(steps, conflict)));
        expect(found.flat()).toEqual([]);
      }),
      { numRuns: Math.ceil(WALKS / AT_ONCE / CONFLICT.length), endOnFailure: true },
    );
  },
  240_000,
);

test('never has two versions of a contract in force at once', async () => {
  const overlaps = await testbed.db.query(
    `select one.id, other.id as other from agency.contract one join agency.contract other
       on other.downline = one.downline and other.kind = one.kind and other.id > one.id
     where tstzrange(one.in_force_from, one.in_force_until) && tstzrange(other.in_force_from, other.in_force_until)
       and one.in_force_from is not null and other.in_force_from is not null`,
  );
  expect(overlaps).toEqual([]);
});
