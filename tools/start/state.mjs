import fs from 'node:fs';
import path from 'node:path';
import { readIfThere, writeWhole } from '../machine/files.mjs';
import { processMark, signal, waitForEnd } from '../machine/running.mjs';

const END_MS = 10_000;

const fileIn = (dataDir) => path.join(dataDir, 'state.json');

/**
 * What is running at the moment, for people and tests: written to `state.json` atomically at every change, and deleted
 * at a clean end. Only readable by its owner, since it contains the database's password.
 */
export function openState(settings) {
  const state = {
    pid: process.pid,
    startedAt: new Date().toISOString(),
    ready: false,
    ending: false,
    publicUrl: settings.publicUrl,
    sandboxUrl: settings.sandboxUrl ?? null,
    databaseUrl: settings.databaseUrl ?? null,
    postgres: null,
    programs: {},
  };
  const change = (part) => {
    Object.assign(state, part);
    writeWhole(fileIn(settings.dataDir), `${JSON.stringify(state, null, 2)}\n`);
  };
  const programUp = (name, pid) => {
    const starts = (state.programs[name]?.starts ?? 0) + 1;
    change({ programs: { ...state.programs, [name]: { pid, mark: processMark(pid), starts } } });
  };
  const remove = () => fs.rmSync(fileIn(settings.dataDir), { force: true });
  return { change, programUp, remove };
}

function readFormer(dataDir) {
  try {
    return JSON.parse(readIfThere(fileIn(dataDir)) ?? '{}');
  } catch {
    return {};
  }
}

/** Whether the start that holds the folder is ending. */
export const isEnding = (dataDir) => readFormer(dataDir).ending === true;

async function endProgram({ pid, mark }) {
  if (!mark || processMark(pid) !== mark) return;
  signal(pid, 'SIGTERM');
  if (await waitForEnd(pid, mark, END_MS)) return;
  signal(pid, 'SIGKILL');
  await waitForEnd(pid, mark, END_MS);
}

/** Programs of a start that was killed end on their own; this waits for them, and ends one that hangs. */
export const endFormerPrograms = (dataDir) =>
  Promise.all(Object.values(readFormer(dataDir).programs ?? {}).map(endProgram));
