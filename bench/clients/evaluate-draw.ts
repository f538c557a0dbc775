import { readResult } from '#libs/lottery/common/results/result-text';
import { byRound, openTickets } from '#libs/lottery/settlement/open-tickets';
import { settleRound } from '#libs/lottery/settlement/settled-round';
import { Database } from '#libs/platform/database/database';
import { portalServices } from './portal-services.js';
import { serveTask } from './serve-task.js';

/** Reads the tickets of a draw and evaluates them, and writes nothing. */
async function evaluate({ draw, result }: { draw: string; result: string }): Promise<{ ms: number }> {
  const database = (await portalServices()).get(Database, { strict: false });
  const numbers = readResult(result, 'SSC');
  if (!numbers) throw new Error(`${result} is no result`);
  const began = performance.now();
  for await (const tickets of openTickets(database, draw, 1))
    for (const round of byRound(tickets)) settleRound(round, numbers, 1);
  return { ms: performance.now() - began };
}

serveTask(evaluate);
