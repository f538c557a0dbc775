import { runProgram } from '#libs/platform/process/run-program';
import { start } from './start-worker.js';

await runProgram(start);
