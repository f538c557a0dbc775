import fs from 'node:fs';
import path from 'node:path';
import { readIfThere } from '../machine/files.mjs';
import { Problem } from '../machine/problem.mjs';
import { runStep } from '../machine/step.mjs';
import { keepRunning } from './keep.mjs';
import { startProgram } from './program.mjs';
import { seconds, tell } from './report.mjs';

/** Which programs run: those that need no database start `early`. The sandbox never runs in production. */
export const programsOf = ({ production }) => ({
  early: production ? [] : ['sandbox'],
  late: ['api', 'worker'],
});

const fileOf = ({ built }, name) => path.join(built, 'apps', name, 'src', 'main.js');

const logOf = (settings, name) => path.join(settings.dataDir, 'logs', `${name}.log`);

const shown = (file) => path.relative(process.cwd(), file);

// The last error of a log with its place, or otherwise its last lines.
function essence(text) {
  const lines = (text ?? '').trim().split('\n');
  const error = lines.findLastIndex((line) => /\bError\b|\w+Error\b/.test(line));
  return (error < 0 ? lines.slice(-3) : lines.slice(error, error + 2)).join('\n');
}

/** Roles, migrations, seed. Throws a Problem with the program's own sentence. */
export async function runSetup(settings, env, signal) {
  const words = ['--enable-source-maps', fileOf(settings, 'setup')];
  const { ok, output, errors } = await runStep(process.execPath, words, { cwd: settings.root, env, signal });
  const log = logOf(settings, 'setup');
  fs.writeFileSync(log, output, { mode: 0o600 });
  if (!ok) throw new Problem(`Setting up the database failed; the log is ${shown(log)}:\n${essence(errors)}`);
}

/** The terminal's messages when a program ends, and when it is up again. */
export function reporter(name, logFile) {
  let diedAt;
  const onDeath = (how, pause) => {
    diedAt ??= performance.now();
    const next = pause === null ? 'waits for a change' : `again in ${seconds(pause)}`;
    tell(name, `ended (${how}); ${next}. Log: ${shown(logFile)}`);
  };
  const onUp = () => {
    if (diedAt !== undefined) tell(name, `is back after ${seconds(performance.now() - diedAt)}`);
    diedAt = undefined;
  };
  return { onDeath, onUp };
}

/** Keeps one of our programs running; see `keepRunning`. `onGiveUp` gets a Problem. */
export function keepProgram(name, { settings, env, state, onGiveUp, patient }) {
  const logFile = logOf(settings, name);
  const { onDeath, onUp } = reporter(name, logFile);
  const program = { file: fileOf(settings, name), env, cwd: settings.root, logFile };
  return keepRunning({
    start: (abort) => startProgram(program, abort),
    onUp: ({ pid }) => {
      state.programUp(name, pid);
      onUp();
    },
    onDeath,
    patient,
    onGiveUp: (how) => {
      const log = essence(readIfThere(logFile));
      onGiveUp(new Problem(`${name} does not stay up (${how}). Its log ${shown(logFile)} says:\n${log}`));
    },
  });
}
