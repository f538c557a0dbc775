import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const isRecord = (value) => typeof value === 'object' && value !== null;
const isCall = (value) => isRecord(value) && 'path' in value && 'access' in value && 'input' in value;
const isPush = (value) => isRecord(value) && 'name' in value && 'summary' in value && 'data' in value;
const isBoard = (value) => isPush(value) && 'audience' in value;
const isErrorList = (value) =>
  isRecord(value) &&
  Object.keys(value).length > 0 &&
  Object.values(value).every((entry) => typeof entry?.code === 'string' && typeof entry?.status === 'number');

/** An operators' list has two calls: of a page, and of a file. */
const isList = (value) => isRecord(value) && isCall(value.page) && isCall(value.file);

const contextsOf = (libs) =>
  fs
    .readdirSync(libs)
    .filter((name) => fs.existsSync(path.join(libs, name, 'common')))
    .sort();

/** The exports of a context's `common/`: `[name, value]`, each value once. */
async function exportsOf(folder) {
  const files = fs.readdirSync(folder).filter((file) => file.endsWith('.js'));
  const seen = new Map();
  for (const file of files.sort()) {
    const module = await import(pathToFileURL(path.join(folder, file)).href);
    for (const [name, value] of Object.entries(module)) {
      const declared = isList(value)
        ? [
            [`${name}Page`, value.page],
            [`${name}File`, value.file],
          ]
        : [[name, value]];
      for (const [own, one] of declared) if (!seen.has(one)) seen.set(one, own);
    }
  }
  return [...seen].map(([value, name]) => ({ name, value }));
}

const by = (key) => (a, b) => (key(a) < key(b) ? -1 : 1);

/**
 * Every declaration of the built libraries with its context, in an order that does not depend on the order of files.
 */
export async function readCatalogue(libs) {
  const found = { calls: [], pushes: [], boards: [], errors: [] };
  for (const context of contextsOf(libs)) {
    for (const { name, value } of await exportsOf(path.join(libs, context, 'common'))) {
      if (isCall(value)) found.calls.push({ context, name, call: value });
      else if (isBoard(value)) found.boards.push({ context, push: value });
      else if (isPush(value)) found.pushes.push({ context, push: value });
      else if (isErrorList(value)) found.errors.push({ context, entries: Object.values(value) });
    }
  }
  found.calls.sort(by(({ context, call }) => `${context} ${call.path} ${call.method}`));
  found.pushes.sort(by(({ push }) => push.name));
  found.boards.sort(by(({ push }) => push.name));
  return found;
}
