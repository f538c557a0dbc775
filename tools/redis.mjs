import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import tls from 'node:tls';
import { freePort } from './machine/port.mjs';
import { startTied } from './machine/tied.mjs';

const ANSWER_MS = 2_000;
const START_MS = 5_000;

const words = (...parts) =>
  `*${parts.length}\r\n${parts.map((p) => `$${Buffer.byteLength(p)}\r\n${p}\r\n`).join('')}`;

/** Whether a Redis that accepts us answers at the address (`redis://` or `rediss://`). Never rejects. */
export function redisAnswers(url) {
  const { protocol, hostname, port, username, password } = new URL(url);
  const to = { host: hostname.replace(/^\[|\]$/g, '') || '127.0.0.1', port: Number(port) || 6379 };
  const decoded = [username || 'default', password].map(decodeURIComponent);
  const hello = (password ? words('AUTH', ...decoded) : '') + words('PING');
  return new Promise((resolve) => {
    const secure = protocol === 'rediss:';
    const socket = secure ? tls.connect({ ...to, servername: to.host }) : net.connect(to);
    let heard = '';
    const end = () => {
      socket.destroy();
      resolve(heard.includes('+PONG'));
    };
    socket.setTimeout(ANSWER_MS, end);
    socket.once('error', end);
    socket.once('close', end);
    socket.on('data', (data) => {
      heard += data;
      if (/PONG|^-/m.test(heard)) end();
    });
    socket.once(secure ? 'secureConnect' : 'connect', () => socket.write(hello));
  });
}

async function startOwn() {
  const port = await freePort();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mela-redis-'));
  const log = fs.openSync(path.join(folder, 'redis.log'), 'a');
  const settings = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
    '--dir',
    folder,
  ];
  const program = startTied(['redis-server', ...settings], { signal: 'TERM', log });
  fs.closeSync(log);
  const url = `redis://127.0.0.1:${port}`;
  const stop = async () => {
    await program.end();
    fs.rmSync(folder, { recursive: true, force: true });
  };
  for (const until = Date.now() + START_MS; Date.now() < until; await sleep(25)) {
    if (await redisAnswers(url)) return { url, stop };
  }
  await stop();
  return null;
}

/**
 * A Redis for tests: `{ url, stop() }`, or null if there is none. The one at REDIS_URL if it answers, which `stop`
 * leaves running; otherwise, if `redis-server` is installed, a private one without persistence that ends with this
 * process.
 */
export async function findRedis() {
  const given = process.env.REDIS_URL;
  if (given && (await redisAnswers(given))) return { url: given, stop: async () => {} };
  const installed = spawnSync('redis-server', ['--version']).status === 0;
  return installed ? startOwn() : null;
}
