import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { compileAll } from './compile.mjs';
import { changeHandler } from './develop.mjs';
import { watchSources } from './watch.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SOURCES = {
  'apps/api/src/main.ts': "import { x } from '#libs/cashier/x.service';\nconsole.log(x);\n",
  'apps/worker/src/main.ts':
    "import { x } from '../../../libs/cashier/x.service.js';\nvoid import('#libs/agency/y');\nconsole.log(x);\n",
  'apps/setup/src/main.ts': "import { M1 } from '#libs/ledger/migrations/1-m';\nconsole.log(M1);\n",
  'apps/sandbox/src/main.ts':
    "import type { X } from '../../../libs/cashier/x.service.js';\nconsole.log({} as X);\n",
  'libs/cashier/x.service.ts': 'export type X = object;\nexport const x = 1;\n',
  'libs/agency/y.ts': 'export const y = 1;\n',
  'libs/ledger/migrations/1-m.ts': 'export class M1 {}\n',
  'apps/web/src/a.tsx': 'export const a = <p>1</p>;\n',
  'brands/mela/brand.json': '{}\n',
};

let root;
let done;
let watcher;
let handled;
let handle;

beforeAll(async () => {
  root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'mela-dev-')));
  fs.copyFileSync(path.join(ROOT, '.swcrc'), path.join(root, '.swcrc'));
  for (const [file, text] of Object.entries(SOURCES)) {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), text);
  }
  const built = path.join(root, 'dist');
  await compileAll(root, built);
  const program = (name) => ({ restart: async () => void done.push(name) });
  const programs = Object.fromEntries(['api', 'worker', 'sandbox'].map((name) => [name, program(name)]));
  const change = changeHandler({
    root,
    built,
    programs,
    runSetup: async () => void done.push('setup'),
    tell: () => {},
  });
  handle = (files) => change(files).catch((error) => void done.push(error.message.split('\n')[0]));
  watcher = await watchSources(root, async (files) => {
    await handle(files);
    handled?.(files);
  });
});
beforeEach(() => {
  done = [];
});
afterAll(async () => {
  await watcher.close();
  fs.rmSync(root, { recursive: true, force: true });
});

const SAVES = {
  'written in place': (file, text) => fs.writeFileSync(file, text),
  'put in its place by a rename': (file, text) => {
    fs.writeFileSync(`${file}.tmp`, text);
    fs.renameSync(`${file}.tmp`, file);
  },
  'moved away and written anew': (file, text) => {
    fs.renameSync(file, `${file}.bak`);
    fs.writeFileSync(file, text);
    fs.rmSync(`${file}.bak`);
  },
};

/** Saves a file and returns the reactions to it, in any order. */
async function save(file, text, way = SAVES['written in place']) {
  const seen = new Promise((resolve) => {
    handled = (files) => files.includes(file) && resolve();
  });
  way(path.join(root, file), text);
  await seen;
  return done.sort();
}

// A recursive watch loses the second of two on Node 20 and 22.
test.each(Object.entries(SAVES))('sees each save: %s', async (_, way) => {
  for (let n = 0; n < 3; n++) {
    done = [];
    const text = `export type X = object;\nexport const x = ${Math.random()};\n`;
    expect(await save('libs/cashier/x.service.ts', text, way)).toEqual(['api', 'worker']);
  }
});

test('assigns a source to the programs that run it, however they import it', async () => {
  expect(await save('libs/agency/y.ts', 'export const y = 2;\n')).toEqual(['worker']);
  done = [];
  expect(await save('apps/sandbox/src/main.ts', 'console.log(2);\n')).toEqual(['sandbox']);
});

test('restarts nothing for a change of types', async () => {
  const y = path.join(root, 'libs/agency/y.ts');
  const text = fs.readFileSync(y, 'utf8');
  expect(await save('libs/agency/y.ts', `${text}export type Z = string;\n`)).toEqual([]);
});

test('does nothing on the server for a change of the web', async () => {
  expect(await save('apps/web/src/a.tsx', 'export const a = <p>2</p>;\n')).toEqual([]);
  done = [];
  expect(await save('libs/agency/y.spec.ts', 'nonsense(')).toEqual([]);
});

test('runs the set-up again for itself, for migrations and for brands', async () => {
  expect(await save('apps/setup/src/main.ts', 'console.log(3);\n')).toEqual(['setup']);
  done = [];
  expect(await save('libs/ledger/migrations/1-m.ts', 'export class M1 { up = 1; }\n')).toEqual(['setup']);
  done = [];
  expect(await save('brands/mela/brand.json', '{ "id": 1 }\n')).toEqual(['setup']);
});

test('reports a source that does not compile, and keeps the programs running', async () => {
  expect(await save('libs/agency/y.ts', 'export const y = (\n')).toEqual([
    'libs/agency/y.ts cannot be compiled:',
  ]);
  done = [];
  expect(await save('libs/agency/y.ts', 'export const y = 5;\n')).toEqual(['worker']);
});

test('leaves no output of a deleted source', async () => {
  const file = path.join(root, 'dist/libs/agency/y.js');
  expect(fs.existsSync(file)).toBe(true);
  expect(await save('libs/agency/y.ts', '', (gone) => fs.rmSync(gone))).toEqual(['worker']);
  expect(fs.existsSync(file)).toBe(false);
});
