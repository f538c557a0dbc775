import path from 'node:path';
import { runStep } from '../machine/step.mjs';
import { seconds } from '../start/report.mjs';
import { add, failure, NOTHING, success } from './tally.mjs';

const OXLINT = 'node_modules/.bin/oxlint';
const DEPCRUISE = 'node_modules/.bin/depcruise';
const BIOME = 'node_modules/.bin/biome';
const SOURCES = ['apps', 'libs', 'chaos', 'bench', 'e2e', 'playwright.config.ts'];
const CHECKS = [
  ['types and promises', OXLINT, '--type-aware', '--type-check', ...SOURCES],
  ['boundaries', DEPCRUISE, '--config', '.dependency-cruiser.cjs', 'apps', 'libs', 'chaos', 'bench'],
  ['format and lint', BIOME, 'ci', '.', '--colors=off'],
];
const LANES = 2;
const ENVIRONMENT = { ...process.env, NO_COLOR: '1' };

async function check(root, [name, program, ...words], signal) {
  const began = performance.now();
  const { ok, output } = await runStep(process.execPath, [program, ...words], {
    cwd: root,
    env: ENVIRONMENT,
    signal,
  });
  const took = seconds(performance.now() - began);
  console.log(`\n== ${name} (${path.parse(program).name}): ${ok ? 'passed' : 'FAILED'} in ${took}`);
  if (output.trim()) console.log(output.trim());
  return ok ? success() : failure(`${name} (${path.parse(program).name})`);
}

/** Runs all static checks, each with its own output; each counts as one. */
export async function runStatic(root, signal) {
  const waiting = [...CHECKS];
  let tally = NOTHING;
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const result = await check(root, next, signal);
      tally = add(tally, result);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return tally;
}
