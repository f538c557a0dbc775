import { runProgram } from '#libs/platform/lifecycle/run-program';
import { start } from './start-api.js';

await runProgram(start);
