import fs from 'node:fs';
import path from 'node:path';
import { replaceOnce, type SourcePatch } from '../stack/fault.js';
import { FAULTS } from './index.js';
import { BOOKS } from './ledger-faults.js';
import { SECURITY } from './security-faults.js';

const BY_SPEC = [...SECURITY, ...BOOKS];
const ROOT = path.resolve(import.meta.dirname, '../..');

const planted: [guard: string, sources: SourcePatch[]][] = [
  ...Object.entries(FAULTS).flatMap(([id, faults]) =>
    faults.map(({ guard, sources = [] }): [string, SourcePatch[]] => [`${id} without ${guard}`, sources]),
  ),
  ...BY_SPEC.flatMap(({ id, spec, faults }) =>
    faults.map(({ guard, sources }): [string, SourcePatch[]] => [
      `${id} without ${guard} (${spec})`,
      sources,
    ]),
  ),
];

test.each(planted)('%s: what is taken out stands in the sources, once', (_, sources) => {
  for (const { file, from, to } of sources)
    replaceOnce(fs.readFileSync(path.join(ROOT, file), 'utf8'), from, to, file);
});

test.each([...new Set(BY_SPEC.map(({ spec }) => spec))])('%s is there', (spec) => {
  expect(fs.existsSync(path.join(ROOT, spec))).toBe(true);
});
