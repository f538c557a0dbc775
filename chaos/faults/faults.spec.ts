import fs from 'node:fs';
import path from 'node:path';
import { replaceOnce, type SourcePatch } from '../stack/fault.js';
import { BY_SPEC, FAULTS } from './index.js';

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

test.each(planted)('%s: the text to remove occurs once in the sources', (_, sources) => {
  for (const { file, from, to } of sources)
    replaceOnce(fs.readFileSync(path.join(ROOT, file), 'utf8'), from, to, file);
});

test.each([...new Set(BY_SPEC.map(({ spec }) => spec))])('%s is there', (spec) => {
  expect(fs.existsSync(path.join(ROOT, spec))).toBe(true);
});
