import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { programsOf } from './programs.mjs';
import { programEnvironment, readSettings } from './settings.mjs';

let root;
const before = { ...process.env };

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'mela-settings-'));
  for (const name of ['PORT', 'SANDBOX_PORT', 'POST_SMTP_PORT', 'SANDBOX_URL', 'DATA_DIR', 'TEST_CLOCK'])
    delete process.env[name];
});
afterEach(() => {
  fs.rmSync(root, { recursive: true, force: true });
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
});

const settingsIn = (mode) => {
  process.env.NODE_ENV = mode;
  return readSettings(root);
};

test('a development machine has the sandbox, and keeps its ports free', () => {
  const settings = settingsIn('development');
  expect(programsOf(settings)).toEqual({ early: ['sandbox'], late: ['api', 'worker'] });
  expect(settings.ports).toEqual({ PORT: 3000, SANDBOX_PORT: 3001, POST_SMTP_PORT: 3002 });
  expect(settings.sandboxUrl).toBe('http://127.0.0.1:3001');
});

test('production neither starts the sandbox nor tells the programs about one', () => {
  const settings = { ...settingsIn('production'), dataDir: root };
  expect(programsOf(settings)).toEqual({ early: [], late: ['api', 'worker'] });
  expect(settings.ports).toEqual({ PORT: 3000 });
  const env = programEnvironment(settings, 'postgres://127.0.0.1/mela');
  expect([env.SANDBOX_URL, env.TEST_CLOCK]).toEqual([undefined, undefined]);
});
