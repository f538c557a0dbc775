import path from 'node:path';
import { readIfThere } from '../machine/files.mjs';
import { runStep } from '../machine/step.mjs';
import { failure, tallyOfJest, tallyOfPlaywright, withEnd } from './tally.mjs';

async function suite({ title, root, words, report, env, tallyOf, signal }) {
  console.log(`\n== ${title}`);
  const options = { show: true, cwd: root, env: { ...process.env, ...env }, signal };
  const { ok } = await runStep(process.execPath, words, options);
  try {
    return withEnd(tallyOf(JSON.parse(readIfThere(report))), ok, title);
  } catch {
    return failure(`${title} ended without a report`);
  }
}

/** Unit, component and integration tests. */
export function runJest(root, reports, signal) {
  const report = path.join(reports, 'jest.json');
  const node = [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    '--max-semi-space-size=64', // MiB: much of a spec's time is the garbage collection of short-lived objects
  ];
  const words = [...node, 'node_modules/jest/bin/jest.js', '--json', '--outputFile', report];
  return suite({ title: 'jest', root, words, report, tallyOf: tallyOfJest, signal });
}

/** The stories in a browser. */
export function runPlaywright(root, reports, signal) {
  const report = path.join(reports, 'playwright.json');
  const words = [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--reporter=list,json,./e2e/support/failed-pages.ts',
  ];
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  return suite({ title: 'playwright', root, words, report, env, tallyOf: tallyOfPlaywright, signal });
}
