import { attempt } from './attempt.js';
import { BY_SPEC } from './faults/index.js';
import { runFaults } from './faults/run-faults.js';
import { runSpecFaults } from './faults/run-spec-faults.js';
import type { Machine } from './machine.js';
import { type Options, readOptions } from './options.js';
import type { Promised, Topology } from './promise.js';
import { PROMISES } from './promises/index.js';
import { Lab } from './stack/lab.js';

const IDS = [...new Set([...PROMISES, ...BY_SPEC].map(({ id }) => id))];

/** Proves the promises, and with `--faults` that each guard's absence is noticed. Answers whether all is well. */
export async function run(machine: Machine, words: string[]): Promise<boolean> {
  const options = readOptions(words, IDS);
  if (!options) return false;
  const began = performance.now();
  const lab = await Lab.open(machine);
  const wanted = ({ id }: { id: string }) => options.only.length === 0 || options.only.includes(id);
  let broken = 0;
  for (const promise of PROMISES.filter(wanted)) {
    for (const topology of await topologiesOf(lab, promise, options)) {
      if (!(await prove(lab, promise, topology, options))) broken++;
    }
  }
  let missed = 0;
  if (options.faults) {
    console.log('\nEach guard taken out in a copy:');
    for (const promise of PROMISES.filter(wanted)) missed += await runFaults(lab, promise);
    missed += await runSpecFaults(machine, lab.serverUrl, BY_SPEC.filter(wanted));
  }
  const took = ((performance.now() - began) / 60_000).toFixed(1);
  console.log(`\nTook ${took} min: ${broken} broken${options.faults ? `, ${missed} faults missed` : ''}`);
  return broken + missed === 0;
}

async function topologiesOf(
  lab: Lab,
  { id, inBothTopologies }: Promised,
  { quick, redis }: Options,
): Promise<Topology[]> {
  if (!redis && (quick || !inBothTopologies)) return ['plain'];
  const plain: Topology[] = redis ? [] : ['plain'];
  if (await lab.redis()) return [...plain, 'redis'];
  console.log(`${id} with Redis … skipped: there is no redis-server, and no REDIS_URL answers`);
  return plain;
}

async function prove(lab: Lab, promise: Promised, topology: Topology, { quick }: Options): Promise<boolean> {
  const start = performance.now();
  const outcome = await attempt(lab, promise, quick ? promise.small : promise.full, topology);
  const failed = { figures: 'the run failed', broken: [(outcome as Error).message] };
  const { figures, broken } = outcome instanceof Error ? failed : outcome;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const where = topology === 'redis' ? ' with Redis' : '';
  const verdict = broken.length === 0 ? 'ok' : `BROKEN (${broken.join('; ')})`;
  console.log(`${promise.id}${where} ${promise.title}: ${figures} … ${verdict} (${seconds} s)`);
  return broken.length === 0;
}
