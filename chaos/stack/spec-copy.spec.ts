import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Machine } from '../machine.js';
import { SpecCopy } from './spec-copy.js';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mela-spec-copy-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const CONFIGURATION = `export default {
  cacheDirectory: '<rootDir>/.cache/jest',
  projects: [{ roots: ['<rootDir>/libs', '<rootDir>/added/deep'], globalSetup: '<rootDir>/tools/setup.mjs',
    moduleNameMapper: { icon: '<rootDir>/node_modules/icon.js' } }],
};`;

const COPIED = [
  '.env.example',
  '.swcrc',
  'added/c.ts',
  'added/deep/b.ts',
  'docker-compose.yml',
  'jest.config.mjs',
  'libs/a.ts',
  'tools/setup.mjs',
  'tsconfig.json',
];

test("copies the folders that jest's configuration names, and nothing else", async () => {
  const root = path.join(folder, 'root');
  for (const file of [...COPIED, 'other/d.ts', '.cache/jest/e']) {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), CONFIGURATION);
  }
  const machine = { root, folder, addPackages: () => undefined } as unknown as Machine;
  await SpecCopy.create(machine, '');
  const [copy = ''] = fs.readdirSync(folder).filter((name) => name.startsWith('sources-'));
  const entries = fs.readdirSync(path.join(folder, copy), { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(path.join(folder, copy), path.join(entry.parentPath, entry.name)));
  expect(files.sort()).toEqual(COPIED);
});
