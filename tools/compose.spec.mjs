import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import yaml from 'js-yaml';
import { readBrands } from './brands.mjs';
import { secretNames } from './secrets.mjs';

const SECRETS = secretNames(readBrands(path.resolve(import.meta.dirname, '..')));

const ROOT = path.resolve(import.meta.dirname, '..');
const text = fs.readFileSync(path.join(ROOT, 'docker-compose.yml'), 'utf8');
const { services, volumes } = yaml.load(text);
const dockerfile = fs.readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8');
const named = Object.entries(services);
/** They run once and end; other services wait for them. */
const ONCE = ['secrets', 'setup'];

test('names the version of Compose that it needs', () => {
  expect(text).toMatch(/Docker Compose 2\.23\.1 or newer/);
});

test.each(named)('%s has no sample for a secret', (_, service) => {
  expect(JSON.stringify(service)).not.toContain('change-me');
  for (const name of SECRETS) expect(service.environment?.[name] ?? null).toBeNull();
});

test.each(named)('publishes ports of %s on this machine only', (_, { ports = [] }) => {
  for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:\d+:\d+$/);
});

test.each(named.filter(([name]) => !ONCE.includes(name)))(
  '%s has a health check and restarts',
  (_, { healthcheck }) => {
    expect(healthcheck).toMatchObject({ test: ['CMD', ...healthcheck.test.slice(1)] });
    expect(healthcheck.retries).toBeGreaterThan(0);
  },
);

// A wrong part of a script would show in no run here.
test.each(named.filter(([, { healthcheck }]) => healthcheck?.test[1] === 'node'))(
  'the check of %s is a script',
  (_, { healthcheck }) => {
    const [, program, flag, script] = healthcheck.test;
    expect([program, flag]).toEqual(['node', '-e']);
    expect(() => new Function(script)).not.toThrow();
  },
);

test.each(named)(
  '%s waits for services that exist, each with a condition that can be met',
  (_, { depends_on = {} }) => {
    for (const [name, { condition }] of Object.entries(depends_on)) {
      expect(services[name]).toBeDefined();
      expect(condition).toBe(ONCE.includes(name) ? 'service_completed_successfully' : 'service_healthy');
    }
  },
);

test('each program takes the generated secrets, from a volume that only their maker writes', () => {
  for (const name of ['setup', 'api-1', 'api-2', 'worker', 'sandbox']) {
    const { command, volumes: mounts } = services[name];
    expect(command.slice(0, 2)).toEqual(['node', '--env-file=/secrets/env']);
    expect(mounts).toContain('secrets:/secrets:ro');
    const program = command
      .at(-1)
      .replace(/^dist\//, '')
      .replace(/\.js$/, '.ts');
    expect(fs.existsSync(path.join(ROOT, program))).toBe(true);
  }
  expect(services.secrets.volumes).toEqual(['secrets:/secrets']);
  expect(volumes).toHaveProperty('secrets');
  expect(dockerfile).toMatch(/chown node:node .*\/secrets/);
});

test('the image runs on Node 24', () => {
  expect(dockerfile.match(/^FROM \S+/gm)).toEqual(['FROM node:24-slim', 'FROM node:24-slim']);
});

describe('the generated secrets', () => {
  let folder;
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mela-secrets-'));
  });
  afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

  // As the service runs it.
  function generate(env = {}) {
    const file = path.join(folder, 'env');
    const [, script, , server] = services.secrets.command;
    const words = [path.join(ROOT, script), file, server];
    const { status } = spawnSync(process.execPath, words, { env: { PATH: process.env.PATH, ...env } });
    return { status, file, read: () => parseEnv(fs.readFileSync(file, 'utf8')) };
  }

  test('have 32 bytes, are unique, and can be read by nobody else', () => {
    const { status, file, read } = generate();
    const values = SECRETS.map((name) => read()[name]);
    expect(status).toBe(0);
    for (const value of values) expect(value).toMatch(/^[0-9a-f]{64}$/);
    expect(new Set(values).size).toBe(SECRETS.length);
    expect(read().SMTP_URL).toMatch(/^smtp:\/\/mela:[0-9a-f]{64}@sandbox\.localhost:3002$/);
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  });

  test('stay the same between starts, and a new one is added', () => {
    const first = generate();
    const before = first.read();
    const lines = fs
      .readFileSync(first.file, 'utf8')
      .split('\n')
      .filter((line) => !line.startsWith('SMS_KEY'));
    fs.writeFileSync(first.file, lines.join('\n'));
    const after = generate().read();
    expect({ ...after, SMS_KEY: before.SMS_KEY }).toEqual(before);
    expect(after.SMS_KEY).not.toBe(before.SMS_KEY);
  });

  test('name no mail server of the sandbox in production', () => {
    generate();
    expect(generate({ NODE_ENV: 'production' }).read().SMTP_URL).toBeUndefined();
  });
});
