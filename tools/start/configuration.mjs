import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Problem } from '../machine/problem.mjs';
import { redisAnswers } from '../redis.mjs';
import { programEnvironment } from './settings.mjs';

// The address of the embedded one is not known until it runs.
const EMBEDDED = 'postgres://127.0.0.1/mela';
/** A Redis that was started together with us may need a moment. */
const REDIS_TIMEOUT_MS = 5_000;
const REDIS_PAUSE_MS = 250;

/** Reads the configuration as each program will, after the build. Throws a Problem with its errors. */
export async function checkConfiguration(settings) {
  const file = path.join(settings.built, 'libs/platform/config/config.js');
  const { loadConfig } = await import(pathToFileURL(file).href);
  try {
    loadConfig(programEnvironment(settings, settings.databaseUrl ?? EMBEDDED));
  } catch (error) {
    throw new Problem(`These settings are no good: ${error.message}\nSee .env.example.`);
  }
}

/** Throws a Problem if a Redis was configured and none answers, after seven seconds at the latest. */
export async function checkRedis(url, patience = REDIS_TIMEOUT_MS) {
  if (!url) return;
  for (const until = Date.now() + patience; ; await sleep(REDIS_PAUSE_MS)) {
    if (await redisAnswers(url)) return;
    if (Date.now() > until) break;
  }
  const { protocol, host } = new URL(url);
  throw new Problem(
    `No Redis that lets us in answers at ${protocol}//${host}, which REDIS_URL names. ` +
      'Start it, correct REDIS_URL, or leave that out: PostgreSQL does its work then.',
  );
}
