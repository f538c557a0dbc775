import fs from 'node:fs';
import { fromSetUp } from './test-database.js';

interface Host {
  url: string;
  log: string;
}

/** A program in the host process of this jest worker, which loads the modules once for all spec files. */
export interface HostedProgram {
  /** Everything that was written since it started, including other programs of this spec file in the host. */
  output(): string;
  stop(): Promise<void>;
}

/** @throws Error with the reason if it does not start */
export async function startHosted(name: 'api' | 'worker', env: NodeJS.ProcessEnv): Promise<HostedProgram> {
  const { url, log } = hostOfThisWorker();
  const before = fs.statSync(log).size;
  const output = () => fs.readFileSync(log).subarray(before).toString();
  const reply = await fetch(url, { method: 'POST', body: JSON.stringify({ name, env }) });
  const answer = await reply.text();
  if (!reply.ok) throw new Error(`the ${name} did not start:\n${answer}\n${output()}`);
  const stop = async () => {
    await fetch(`${url}/${answer}`, { method: 'DELETE' });
  };
  return { output, stop };
}

function hostOfThisWorker(): Host {
  const hosts = JSON.parse(fromSetUp('TEST_HOSTS')) as Host[];
  const host = hosts[Number(process.env.JEST_WORKER_ID ?? 1) - 1];
  if (!host) throw new Error(`there is no host for the worker ${process.env.JEST_WORKER_ID} of jest`);
  return host;
}
