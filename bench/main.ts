import { createHash } from 'node:crypto';
import path from 'node:path';
import { MANY_AT_ONCE } from '#libs/platform/testing/many-at-once';
import type { Machine } from '../chaos/machine.js';
import { ownerPool } from '../chaos/stack/database.js';
import { Testbed } from '../chaos/stack/testbed.js';
import { durabilityOf } from './durability.js';
import { sizeOf } from './fill/size.js';
import { filledTemplate, resetInterruptedRun } from './fill/template.js';
import { ROWS } from './index.js';
import { type Measured, measure } from './measure.js';
import { readOptions } from './options.js';
import { FULL, QUICK } from './pace.js';
import { line } from './report.js';
import { publish } from './result.js';
import type { Row } from './row.js';
import { Workbench } from './workbench.js';

const secretOf = (name: string) => createHash('sha256').update(`bench ${name}`).digest('hex');

/** The environment of `npm start`, with raised limits. The secrets are fixed, since the filled database is kept. */
const ENVIRONMENT = {
  ...MANY_AT_ONCE,
  LOG_LEVEL: 'error',
  SOCKETS_PER_ADDRESS: '100000',
  BANK_SECRET: secretOf('bank'),
  VENDOR_STUDIO_SECRET: secretOf('studio'),
  ENCRYPTION_SECRET: secretOf('encryption'),
};

/** Measures the rows. Returns whether each could be measured, whether or not it reached its goal. */
export async function run(machine: Machine, words: string[]): Promise<boolean> {
  const options = readOptions(
    words,
    ROWS.map(({ id }) => id),
  );
  if (!options) return false;
  const began = performance.now();
  const size = sizeOf(options.scale);
  const testbed = await Testbed.open(machine, {
    name: 'bench',
    dataDir: path.join(machine.root, '.data', 'bench'),
    env: ENVIRONMENT,
    async template(opened) {
      await resetInterruptedRun(opened);
      return filledTemplate(opened, machine.root, size);
    },
  });
  const durability = await durabilityOn(testbed);
  console.log(
    `PostgreSQL: ${Object.entries(durability)
      .map((pair) => pair.join(' '))
      .join(', ')}`,
  );
  const wanted = ROWS.filter(({ id }) => options.only.length === 0 || options.only.includes(id));
  const open = () => new Workbench(machine, testbed, options.quick ? QUICK : FULL, size);
  const measured: Measured[] = [];
  let failed = 0;
  for (const row of wanted) {
    const figures = await attempt(row, open());
    if (figures) measured.push(...figures);
    else failed++;
  }
  const whole = failed === 0 && wanted.length === ROWS.length && !options.quick && options.scale === 1;
  if (whole) publish(machine.root, { durability, size, rows: measured });
  const missed = measured.filter(({ reached }) => !reached).length;
  const minutes = ((performance.now() - began) / 60_000).toFixed(1);
  console.log(
    `\nTook ${minutes} min: ${measured.length} figures, ${missed} not reached, ${failed} rows not measured`,
  );
  return failed === 0;
}

async function attempt(row: Row, bench: Workbench): Promise<Measured[] | null> {
  try {
    const figures = await measure(row, bench);
    for (const figure of figures) console.log(line(figure));
    return figures;
  } catch (error) {
    bench.machine.signal.throwIfAborted();
    console.log(`${row.id}: could not be measured: ${error instanceof Error ? error.stack : error}`);
    return null;
  } finally {
    await bench.close();
  }
}

async function durabilityOn(testbed: Testbed): Promise<Record<string, string>> {
  const owner = ownerPool(testbed.serverUrl);
  return durabilityOf(owner).finally(() => owner.end());
}
