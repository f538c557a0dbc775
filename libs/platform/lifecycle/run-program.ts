import fs from 'node:fs';
import type { INestApplicationContext } from '@nestjs/common';
import { endWithParent } from './end-with-parent.js';
import { reasonOf } from './obstacle.js';

/** The life of a program: up, ready, down with a signal or its parent. What keeps it from starting is told, and ends it. */
export async function runProgram(start: () => Promise<INestApplicationContext>): Promise<void> {
  // A log file on a full disk is no reason to end. Pipes are left alone: to look at one makes its writes asynchronous.
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
