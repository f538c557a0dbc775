import fs from 'node:fs';
import type { INestApplicationContext } from '@nestjs/common';
import { endWithParent } from './end-with-parent.js';
import { reasonOf } from './startup-error.js';

/**
 * Runs a program from start to a signal or the end of its parent. An error during the start is printed and ends the
 * program.
 */
export async function runProgram(start: () => Promise<INestApplicationContext>): Promise<void> {
  // A log file on a full disk must not end the program. Pipes are left alone: accessing one makes its writes
  // asynchronous.
  for (const name of ['stdout', 'stderr'] as const)
    if (fs.fstatSync(name === 'stdout' ? 1 : 2).isFile()) process[name].on('error', () => undefined);
  try {
    const app = await start();
    app.enableShutdownHooks();
    endWithParent();
    process.send?.('ready');
  } catch (error) {
    console.error(reasonOf(error));
    process.exit(1);
  }
}
