import fs from 'node:fs';
import path from 'node:path';
import { LISTED } from './registry';

const ROOT = path.resolve(import.meta.dirname, '../../../../..');

const sources = ['libs', 'apps/web/src'].flatMap((folder) =>
  fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(chart|machine)\.ts$/.test(file))
    .map((file) => `${folder}/${file}`),
);

test('every chart and machine of the sources is listed', () => {
  expect(LISTED.map(({ source }) => source).sort()).toEqual(sources.sort());
});

test.each([...LISTED])('$machine.id is what $source exports', async ({ machine, kind, source }) => {
  const module = (await import(path.join(ROOT, source))) as object;
  expect(Object.values(module)).toContain(machine);
  expect(source).toContain(`.${kind}.ts`);
});

test('no two have the same address', () => {
  const addresses = LISTED.map(({ machine }) => machine.id);
  expect(new Set(addresses).size).toBe(addresses.length);
});
