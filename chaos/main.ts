import { attempt } from './attempt.js';
import { BY_SPEC } from './faults/index.js';
import { runFaults } from './faults/run-faults.js';
import { runSpecFaults } from './faults/run-spec-faults.js';
import type { Machine } from './machine.js';
import { type Options, readOptions } from './options.js';
import type { PromiseCheck, Topology } from './promise.js';
import { PROMISES } from './promises/index.js';
import { Testbed } from './stack/testbed.js';

const IDS = [...new Set([...PROMISES, ...BY_SPEC].map(({ id }) => id))];

/** Proves the promises, and with `--faults` that the absence of each guard is noticed. Returns whether all passed. */
export async function run(machine: Machine, words: string[]): Promise<boolean> {
  const options = readOptions(words, IDS);
  if (!options) return false;
  const began = performance.now();
  const testbed = await Testbed.open(machine);
  const wanted = ({ id }: { id: string }) => options.only.length === 0 || options.only.includes(id);
  let broken = 0;
  for (const promise of PROMISES.filter(wanted)) {
    for (const topology of await topologiesOf(testbed, promise, options)) {
      if (!(await prove(testbed, promise, topology, options))) broken++;
    }
  }
  let missed = 0;
  if (options.faults) {
    console.log('\nEach guard taken out in a copy:');
    for (const promise of PROMISES.filter(wanted)) missed += await runFaults(testbed, promise);
    missed += await runSpecFaults(machine, testbed.serverUrl, BY_SPEC.filter(wanted));
  }
  const took = ((performance.now() - began) / 60_000).toFixed(1);
  console.log(`\nTook ${took} min: ${broken} broken${options.faults ? `, ${missed} faults missed` : ''}`);
  return broken + missed === 0;
}

async function topologiesOf(
  testbed: Testbed,
  { id, inBothTopologies }: PromiseCheck,
  { quick, redis }: Options,
): Promise<Topology[]> {
  if (!redis && (quick || !inBothTopologies)) return ['plain'];
  const plain: Topology[] = redis ? [] : ['plain'];
  if (await testbed.redis()) return [...plain, 'redis'];
  console.log(`${id} with Redis … skipped: there is no redis-server, and no REDIS_URL answers`);
  return plain;
}

async function prove(
  testbed: Testbed,
  promise: PromiseCheck,
  topology: Topology,
  { quick }: Options,
): Promise<boolean> {
  const start = performance.now();
  const outcome = await attempt(testbed, promise, quick ? promise.small : promise.full, topology);
  const failed = { figures: 'the run failed', broken: [(outcome as Error).message] };
  const { figures, broken } = outcome instanceof Error ? failed : outcome;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const where = topology === 'redis' ? ' with Redis' : '';
  const verdict = broken.length === 0 ? 'ok' : `BROKEN (${broken.join('; ')})`;
  console.log(`${promise.id}${where} ${promise.title}: ${figures} … ${verdict} (${seconds} s)`);
  return broken.length === 0;
}
