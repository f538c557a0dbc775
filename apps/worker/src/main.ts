import { runProgram } from '#libs/platform/lifecycle/run-program';
import { start } from './start-worker.js';

await runProgram(start);
