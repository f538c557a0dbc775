import { EventEmitter, once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { LoggedIn } from '#libs/platform/http/caller';
import {
  startTestProgram,
  startTestWorker,
  type TestProgram,
  type TestWorker,
} from '#libs/platform/testing/test-program';
import { type CashierTestbed, image, newOwner, openCashier, operator, order } from '../../cashier.fixture.js';

const MINUTE = 60_000;
const PATIENCE_MS = 20_000;
const someOperator = operator('1');

let testbed: CashierTestbed;
let owner: LoggedIn;
let id: string;
const workers: TestWorker[] = [];
const processes: TestProgram[] = [];

beforeAll(async () => {
  testbed = await openCashier();
});
afterAll(async () => {
  await testbed.close();
});
beforeEach(async () => {
  owner = await newOwner(testbed, 100_000n);
  id = await order(testbed, owner, 100_000n);
  await testbed.operators.applyMove(someOperator, id, 'APPROVE', {});
  await testbed.operators.applyMove(someOperator, id, 'DISTRIBUTE', {
    amount: '1000.00',
    reference: 'pay-1',
  });
});
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop();
  for (const worker of processes.splice(0)) await kill(worker);
});

async function startWorker(): Promise<void> {
  workers.push(await startTestWorker({ databaseUrl: testbed.db.url }));
}

async function startProcess(env: NodeJS.ProcessEnv = {}): Promise<TestProgram> {
  const worker = await startTestProgram('worker', { databaseUrl: testbed.db.url, env });
  processes.push(worker);
  return worker;
}

async function kill(worker: TestProgram): Promise<void> {
  if (worker.process.exitCode !== null || worker.process.signalCode !== null) return;
  const ended = once(worker.process, 'exit');
  worker.process.ref();
  worker.process.kill('SIGKILL');
  await ended;
}

const pass = (minutes: number) => testbed.parts.clock.advance(minutes * MINUTE);

/** Waits until `holds` returns true. */
async function until(holds: () => Promise<boolean> | boolean, what: string): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`never: ${what}`);
    await pause(25);
  }
}

const state = async () => (await testbed.cases.one('mela', id)).status;
/** The number of pushes of this name to the member. */
async function pushCount(name: string): Promise<number> {
  const rows = await testbed.db.query('select 1 from platform.event where person = $1 and name = $2', [
    owner.person,
    `withdrawal.${name}`,
  ]);
  return rows.length;
}
/** Counts of everything that a receipt writes. */
async function receipts() {
  const [row] = await testbed.db.query(
    `select (select count(*)::int from cashier.withdrawal_step where withdrawal = $1 and status = 'auto-received') as steps,
            (select count(*)::int from platform.audit where subject = 'withdrawal ' || $1 and action = 'withdrawal.auto-received') as audits,
            (select count(*)::int from platform.event where person = $2 and name = 'withdrawal.received') as events,
            (select count(*)::int from messaging.message where member = $2 and kind = 'withdrawal.received') as messages`,
    [id, owner.person],
  );
  return row;
}
const ONE = { steps: 1, audits: 1, events: 1, messages: 1 };

test('reminds the member twice, and then counts the tranche as received', async () => {
  await startWorker();
  await pass(14);
  expect(await pushCount('reminded')).toBe(0);
  await pass(1);
  await until(async () => (await pushCount('reminded')) === 1, 'the first reminder');
  await pass(12);
  await until(async () => (await pushCount('reminded')) === 2, 'the second reminder');
  expect(await state()).toBe('distributed');
  await pass(3);
  await until(async () => (await state()) === 'auto-received', 'the receipt');
  expect([await pushCount('reminded'), await receipts()]).toEqual([2, ONE]);
}, 60_000);

test('sends no reminder of a closed tranche to a member who was away', async () => {
  await pass(30);
  await startWorker();
  await until(async () => (await state()) === 'auto-received', 'the receipt');
  expect(await pushCount('reminded')).toBe(0);
}, 60_000);

test('suspends the deadline for a dispute, and sets a new one for a resend', async () => {
  await startWorker();
  await testbed.receipts.answer(owner, { id, tranche: 1, answer: 'not-received' }, [image()]);
  await pass(60);
  await testbed.operators.applyMove(someOperator, id, 'RESEND', { reference: 'pay-2' });
  await pass(29);
  // The reminder of the second payout has arrived, so the worker has handled this time.
  await until(async () => (await pushCount('reminded')) === 1, 'the reminder');
  expect(await state()).toBe('distributed');
  await pass(1);
  await until(async () => (await state()) === 'auto-received', 'the receipt');
  expect(await receipts()).toEqual(ONE);
}, 60_000);

test('makes exactly one receipt if a worker is killed before COMMIT', async () => {
  const first = await startProcess();
  const gate = new EventEmitter();
  const locked = once(gate, 'locked');
  const holding = testbed.parts.database.transaction(async () => {
    await testbed.lifecycle.lock(id);
    const release = once(gate, 'release');
    gate.emit('locked');
    await release;
  });
  await locked;
  await pass(30);
  await until(async () => {
    const waiting = await testbed.db.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return waiting.length > 0;
  }, 'the timer fires');
  await kill(first);
  gate.emit('release');
  await holding;
  expect(await state()).toBe('distributed');
  await startWorker();
  await until(async () => (await state()) === 'auto-received', 'the receipt');
  expect(await receipts()).toEqual(ONE);
}, 90_000);

test('changes nothing if a worker is killed after COMMIT and the job runs again', async () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'mela-timer-'));
  fs.mkdirSync(path.join(dataDir, 'pause'));
  const point = path.join(dataDir, 'pause', 'after-commit');
  const first = await startProcess({ DATA_DIR: dataDir, PAUSE_POINTS: '1' });
  fs.writeFileSync(point, '');
  await pass(30);
  // Other jobs of the worker stop after their COMMIT too; this one is there when its state is.
  await until(async () => (await state()) === 'auto-received', 'the worker has committed');
  await until(() => fs.existsSync(`${point}.reached`), 'the worker has stopped');
  await kill(first);
  // The queue runs the job again when it misses the worker.
  await testbed.timers.autoReceive({ withdrawal: id, tranche: 1, attempt: 1 });
  expect(await receipts()).toEqual(ONE);
  fs.rmSync(dataDir, { recursive: true });
}, 90_000);
