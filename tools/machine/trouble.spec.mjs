import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeWhole } from './files.mjs';
import { takeLock } from './lock.mjs';
import { fileTrouble, troubleIn } from './trouble.mjs';

const { writeFileSync } = fs;
let folder;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mela-trouble-'));
});
afterEach(() => {
  fs.writeFileSync = writeFileSync;
  fs.rmSync(folder, { recursive: true, force: true });
});

// As in Node: a write on a full disk fails without naming the file, which exists and is empty.
function fillDisk() {
  fs.writeFileSync = (file) => {
    fs.closeSync(fs.openSync(file, 'w'));
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  };
}

const troubleOf = (work) => {
  try {
    work();
  } catch (error) {
    return fileTrouble(error, folder);
  }
  return 'none';
};

test.each([
  ['a lock', (file) => takeLock(file)],
  ['a file', (file) => writeWhole(file, 'text')],
])('%s on a full disk fails with a sentence that names it', (_, write) => {
  fillDisk();
  const file = path.join(folder, 'start.lock');
  expect(troubleOf(() => write(file))).toBe(
    `${file} has no space left on its disk. Make some, or choose another DATA_DIR.`,
  );
});

test('a lock on a full disk leaves nothing behind', () => {
  fillDisk();
  expect(() => takeLock(path.join(folder, 'start.lock'))).toThrow('ENOSPC');
  expect(fs.readdirSync(folder)).toEqual([]);
});

test('advises another DATA_DIR only for files in it', () => {
  const trouble = (file) => fileTrouble({ code: 'EROFS', path: file }, folder);
  expect(trouble(path.join(folder, 'state.json'))).toContain('choose another DATA_DIR');
  expect(trouble('/elsewhere/.cache')).toBe('/elsewhere/.cache cannot be written. Make it writable.');
});

test('does not take other errors for file errors', () => {
  expect(fileTrouble(new TypeError('x is not a function'), folder)).toBeUndefined();
  expect(fileTrouble(undefined, folder)).toBeUndefined();
  expect(troubleIn('npm error code ENOSPC\nnpm error nospc There appears to be insufficient space')).toBe(
    'ENOSPC',
  );
  expect(troubleIn('could not write to file "pg_wal/x": No space left on device')).toBe('ENOSPC');
  expect(troubleIn('npm error code E404')).toBeUndefined();
});
