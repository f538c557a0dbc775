import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Problem } from '../machine/problem.mjs';
import { programEnvironment } from './settings.mjs';

// Until the embedded one runs its address is not known.
const EMBEDDED = 'postgres://127.0.0.1/mela';

/** Reads the configuration as each program will, after the build. Throws a Problem with what is wrong with it. */
export async function checkConfiguration(settings) {
  const file = path.join(settings.root, 'dist/libs/platform/config/config.js');
  const { loadConfig } = await import(pathToFileURL(file).href);
  try {
    loadConfig(programEnvironment(settings, settings.databaseUrl ?? EMBEDDED));
  } catch (error) {
    throw new Problem(`The configuration is ${error.message} See .env.example.`);
  }
}
