import fs from 'node:fs';
import path from 'node:path';
import { Problem } from './machine/problem.mjs';
import { prepare } from './start/prepare.mjs';
import { seconds, tell } from './start/report.mjs';
import { openScratch } from './test/scratch.mjs';
import { runStatic } from './test/static.mjs';
import { runJest, runPlaywright } from './test/suites.mjs';
import { add, failure, success } from './test/tally.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');
const PARTS = ['static', 'jest', 'e2e'];

/** `--all` tells long stories in each of their variants; see `e2e/support/variants.ts`. */
function chosenPart() {
  const words = process.argv.slice(2).filter((word) => word !== '--all');
  if (words.length < process.argv.length - 2) process.env.ALL_VARIANTS = '1';
  const only = words.map((word) => /^--only=(.+)$/.exec(word)?.[1]);
  if (only.every((part) => PARTS.includes(part)) && only.length <= 1) return only[0];
  throw new Problem(`npm test knows two options: --only=${PARTS.join('|')} and --all`);
}

const reasonOf = (error) => (error instanceof Problem ? error.message : (error.stack ?? String(error)));

async function preparation(signal) {
  try {
    await prepare(ROOT, tell, signal);
    return success();
  } catch (error) {
    return failure(`the build: ${reasonOf(error)}`);
  }
}

async function runParts(only, signal) {
  const wants = (part) => !only || only === part;
  const reports = path.join(ROOT, '.cache', 'test');
  fs.rmSync(reports, { recursive: true, force: true });
  fs.mkdirSync(reports, { recursive: true });
  const built = await preparation(signal);
  // Without a build these would test an older one; each then counts as one failure.
  const onBuild = (part, work) =>
    wants(part) && (built.failed ? failure(`${part}, for want of a build`) : work(ROOT, reports, signal));
  // The specs spend much of their time waiting for databases and clocks, so the static checks run beside them.
  const reading = wants('static') && runStatic(ROOT, signal);
  const specs = await onBuild('jest', runJest);
  const read = await reading;
  const stories = await onBuild('e2e', runPlaywright);
  return [built, read, specs, stories].filter(Boolean).reduce(add);
}

async function run(signal) {
  const only = chosenPart();
  const scratch = openScratch();
  process.env.TMPDIR = scratch.folder;
  try {
    return await runParts(only, signal);
  } finally {
    scratch.close();
  }
}

const interruption = new AbortController();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => interruption.abort());

const began = performance.now();
const tally = await run(interruption.signal).catch((error) => failure(reasonOf(error)));
if (tally.failures.length > 0) console.log(['\n== Failed', ...tally.failures].join('\n'));
console.log(`\nTook ${seconds(performance.now() - began)}`);
console.log(`${tally.passed} passed, ${tally.failed} failed, ${tally.skipped} skipped`);
process.exit(tally.failed > 0 || interruption.signal.aborted ? 1 : 0);
