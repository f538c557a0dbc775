import { runProgram } from '#libs/platform/process/run-program';
import { start } from './start-api.js';

await runProgram(start);
