import fs from 'node:fs';
import path from 'node:path';
import { largeCatalogueVendors, readBrands } from '../brands.mjs';
import { readIfThere, writeWhole } from '../machine/files.mjs';
import { Problem } from '../machine/problem.mjs';
import { completed } from '../secrets.mjs';

function loadEnvironmentFile(file) {
  if (!fs.existsSync(file)) return;
  const before = new Set(Object.keys(process.env));
  process.loadEnvFile(file); // variables that are already set take precedence
  for (const [name, value] of Object.entries(process.env)) {
    // `NAME=` in the file counts as an empty line, not as an empty value.
    if (value === '' && !before.has(name)) delete process.env[name];
  }
}

function portFrom(name, fallback) {
  const text = process.env[name] || String(fallback);
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Problem(`${name} is "${text}", which is no port: choose a number from 1 to 65535.`);
}

function refuseSharedPorts(ports) {
  const names = Object.keys(ports);
  for (const [index, name] of names.entries()) {
    const other = names.slice(index + 1).find((later) => ports[later] === ports[name]);
    if (other) throw new Problem(`${name} and ${other} are both ${ports[name]}: choose two.`);
  }
}

// It may contain a password, so it is not repeated.
function addressFrom(name, sample, protocols) {
  const text = process.env[name];
  if (!text) return undefined;
  if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text;
  throw new Problem(`${name} is malformed: it must be an address like ${sample}`);
}

/** The folder of state, logs and the embedded database, absolute. */
export const dataDirOf = (root) => path.resolve(root, process.env.DATA_DIR || '.data');

/** The settings of this start. Paths are absolute. Throws a Problem for an invalid value. */
export function readSettings(root) {
  loadEnvironmentFile(path.join(root, '.env'));
  const port = portFrom('PORT', 3000);
  const sandboxPort = portFrom('SANDBOX_PORT', port + 1);
  const smtpPort = portFrom('POST_SMTP_PORT', port + 2);
  const production = process.env.NODE_ENV === 'production';
  const sandboxPorts = { SANDBOX_PORT: sandboxPort, POST_SMTP_PORT: smtpPort };
  const metricsPort = process.env.METRICS_PORT ? { METRICS_PORT: portFrom('METRICS_PORT', 0) } : {};
  const ports = { PORT: port, ...metricsPort, ...(production ? {} : sandboxPorts) };
  refuseSharedPorts(ports);
  return {
    root,
    port,
    /** The ports that must be free, by the variable that sets each. */
    ports,
    sandboxPort,
    smtpPort,
    host: process.env.HOST || '127.0.0.1',
    dataDir: dataDirOf(root),
    publicUrl: process.env.PUBLIC_URL || `http://localhost:${port}`,
    /** The sandbox is the demonstration's outside world, and not part of production. */
    sandboxUrl: production ? undefined : process.env.SANDBOX_URL || `http://127.0.0.1:${sandboxPort}`,
    databaseUrl: addressFrom('DATABASE_URL', 'postgres://user:password@host:5432/database', [
      'postgres:',
      'postgresql:',
    ]),
    redisUrl: addressFrom('REDIS_URL', 'redis://host:6379', ['redis:', 'rediss:']),
    production,
  };
}

// Created once and kept.
function secrets({ root, dataDir }) {
  const file = path.join(dataDir, 'secrets.json');
  const kept = JSON.parse(readIfThere(file) ?? '{}');
  const all = completed(kept, readBrands(root));
  const names = Object.keys(all);
  if (names.some((name) => !kept[name])) writeWhole(file, `${JSON.stringify(all, null, 2)}\n`);
  const given = names.filter((name) => process.env[name]).map((name) => [name, process.env[name]]);
  return { ...all, ...Object.fromEntries(given) };
}

// The portal knows the addresses of the sandbox's usual vendors by itself.
function furtherVendors({ root, sandboxUrl }) {
  if (!sandboxUrl) return {};
  const addresses = largeCatalogueVendors(root).map((code) => [
    `VENDOR_${code}_URL`,
    `${sandboxUrl}/${code.toLowerCase()}`,
  ]);
  return Object.fromEntries(addresses);
}

/** The environment of our programs, the same for each. */
export function programEnvironment(settings, databaseUrl) {
  return {
    ...furtherVendors(settings),
    ...process.env,
    ...secrets(settings),
    ...(settings.production ? {} : { TEST_CLOCK: process.env.TEST_CLOCK || '1' }),
    DATABASE_URL: databaseUrl,
    DATA_DIR: settings.dataDir,
    HOST: settings.host,
    PORT: String(settings.apiPort ?? settings.port),
    SANDBOX_PORT: String(settings.sandboxPort),
    POST_SMTP_PORT: String(settings.smtpPort),
    PUBLIC_URL: settings.publicUrl,
    ...(settings.sandboxUrl && { SANDBOX_URL: settings.sandboxUrl }),
  };
}
