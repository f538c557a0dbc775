import fs from 'node:fs';
import path from 'node:path';
import { drift } from '../checks/drift.js';
import { mapConcurrently, times, waitUntil } from '../clients/concurrency.js';
import { type Customer, isAccepted, register } from '../clients/customer.js';
import { retryUntilAnswered } from '../clients/retry-until-answered.js';
import { definePromise, Findings } from '../promise.js';
import type { Api } from '../stack/program.js';
import type { Stack } from '../stack/stack.js';

const AMOUNT = '120.00';
const CONCURRENCY = 8;
const TIMEOUT_MS = 30_000;

interface Load {
  /** Deposits that the portal reported as credited. */
  credited: string[];
  stop(): Promise<void>;
}

/** The cluster is copied while money moves; the copy, started elsewhere, is a portal at one consistent moment. */
export const backup = definePromise({
  id: 'R15',
  title: 'a backup under load, restored elsewhere, is whole',
  inBothTopologies: false,
  full: { members: 24, before: 200 },
  small: { members: 8, before: 40 },
  async run(stack, { members, before }) {
    const api = await stack.startApi();
    await stack.startWorker();
    const customers = await register(stack, api, members);
    const load = moveMoney(api, customers);
    await waitUntil(() => load.credited.length >= before, TIMEOUT_MS);
    const early = load.credited.length;
    const folder = path.join(stack.newFolder(), 'restored');
    const known = await backUpWhile(stack, load, folder, before);
    const findings = new Findings().say(
      `${early} deposits credited before, ${known.length - early} while it was copied`,
    );
    const restored = await stack.restored(folder).catch((error: Error) => error);
    if (restored instanceof Error)
      return findings.require(false, `the copy does not start: ${restored.message}`).outcome();
    return (await inspect(findings, restored, known)).outcome();
  },
});

async function inspect(findings: Findings, restored: Stack, known: string[]): Promise<Findings> {
  const ledger = await drift(restored).catch((error: Error) => error);
  if (ledger instanceof Error) return findings.require(false, `the copy cannot be read: ${ledger.message}`);
  const api = await restored.startApi().catch((error: Error) => error);
  if (api instanceof Error) return findings.require(false, `no api starts on it: ${api.message}`);
  const lost = known.length - (await credited(restored, known));
  findings
    .expect('lost of them', lost, 0)
    .expect('unbalanced', ledger.unbalanced, 0)
    .expect('total', ledger.total, 0)
    .expect('balances that differ from their postings', ledger.different, 0)
    .expect('negative', ledger.negative, 0);
  const works = await waitUntil(() => serves(restored, api), TIMEOUT_MS);
  return findings
    .say(`${ledger.transactions} transactions there`)
    .require(works !== null, 'the portal does not work on it');
}

/** Orders deposits without end, each credited by the bank. */
function moveMoney(api: Api, customers: Customer[]): Load {
  const done: string[] = [];
  let stopped = false;
  const working = mapConcurrently(times(CONCURRENCY), CONCURRENCY, async (place) => {
    for (let step = place; !stopped; step += CONCURRENCY) {
      const customer = customers[step % customers.length] as Customer;
      const id = await customer.ordered(api, AMOUNT);
      const reply = await retryUntilAnswered(() => customer.paid(api, id, AMOUNT));
      if (isAccepted(reply)) done.push(id);
    }
  });
  return {
    credited: done,
    stop: async () => {
      stopped = true;
      await working;
    },
  };
}

/**
 * Backs up under load, and pauses the backup after it has read the files: later changes are in none of them, and a
 * checkpoint moves the position from which a server reads its log. Returns what was credited before the backup ended.
 */
async function backUpWhile(stack: Stack, load: Load, folder: string, more: number): Promise<string[]> {
  const place = stack.newFolder();
  const pausePoint = path.join(place, 'pause', 'backup-copied');
  fs.mkdirSync(path.dirname(pausePoint));
  fs.writeFileSync(pausePoint, '');
  const backingUp = stack.backUp(folder, { DATA_DIR: place, PAUSE_POINTS: '1' });
  const read = waitUntil(() => fs.existsSync(`${pausePoint}.reached`), TIMEOUT_MS);
  await Promise.race([read, backingUp]);
  const then = load.credited.length;
  await waitUntil(() => load.credited.length >= then + more / 2, TIMEOUT_MS);
  await load.stop();
  await stack.owner.query('checkpoint');
  fs.rmSync(pausePoint);
  await backingUp;
  return [...load.credited];
}

const credited = (stack: Stack, ids: string[]) =>
  stack.count(
    `select count(*) from unnest($1::text[]) as known(id) where exists (
       select from ledger.transaction t join ledger.posting p on p.transaction = t.id where t.key = 'deposit:' || known.id)`,
    [ids],
  );

/** Whether a new member gets a deposit on the restored portal. */
async function serves(restored: Stack, api: Api): Promise<boolean> {
  try {
    const [customer] = await register(restored, api, 1);
    if (!customer) return false;
    const id = await customer.ordered(api, AMOUNT);
    return isAccepted(await customer.paid(api, id, AMOUNT));
  } catch {
    return false; // a busy machine answers 503 now and then
  }
}
