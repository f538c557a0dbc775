import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Problem } from './machine/problem.mjs';

// Root has no browser sandbox; `shell` is the old headless mode, which is faster; containers have a small /dev/shm.
const ARGS = [
  '--no-sandbox',
  '--headless=shell',
  '--disable-gpu',
  '--in-process-gpu',
  '--disable-dev-shm-usage',
];

// Debian has that mode as a separate program, which needs a fifth less CPU.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

// A file of that name may only be a hint to install something, or lack its libraries.
const works = (file) => {
  const { status, stdout } = spawnSync(file, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 && /chrom/i.test(stdout);
};

function systemBrowser() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const places = [...folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name))), ...MAC];
  return places.find((file) => fs.existsSync(file) && works(file));
}

async function playwrightBrowser() {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  // The shell is a separate program beside the full browser, and may be the only one installed.
  const shell = file
    .replace(/chromium-(\d+)/, 'chromium_headless_shell-$1')
    .replace(/chrome-(\w+)([/\\])chrome$/, 'chrome-headless-shell-$1$2chrome-headless-shell');
  return [shell, file].find((one) => fs.existsSync(one) && works(one));
}

const hasLibrary = (name) =>
  ['/lib', '/lib64', '/usr/lib', '/usr/lib64', '/usr/local/lib'].some(
    (folder) =>
      fs.existsSync(path.join(folder, name)) ||
      ['x86_64-linux-gnu', 'aarch64-linux-gnu'].some((arch) => fs.existsSync(path.join(folder, arch, name))),
  );

// The package unpacks itself into the temporary folder and trusts the files that are already there, from any user, so
// it gets a folder of our own.
async function packedBrowser() {
  if (process.platform !== 'linux') return undefined;
  const { TMPDIR, AWS_EXECUTION_ENV } = process.env;
  const user = process.getuid();
  const folder = path.join(os.tmpdir(), `mela-browser-${user}`);
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (fs.statSync(folder).uid !== user) return undefined;
  process.env.TMPDIR = folder;
  // This makes the package provide the libraries that a bare system lacks.
  if (!hasLibrary('libnss3.so')) process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs20.x';
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    const left = path.join(folder, 'chromium');
    if (fs.existsSync(left) && !works(left)) fs.rmSync(left); // its unpacking was interrupted
    const file = await chromium.executablePath();
    return works(file) ? file : undefined;
  } finally {
    restore('TMPDIR', TMPDIR);
    restore('AWS_EXECUTION_ENV', AWS_EXECUTION_ENV);
  }
}

function restore(name, value) {
  if (value === undefined) delete process.env[name];
  else process.env[name] = value;
}

/**
 * Finds a browser for tests: `{ executablePath, args }`. In order: CHROME_PATH, the system's, Playwright's own, the one
 * in the npm package @sparticuz/chromium. Throws a Problem if none of them runs.
 */
export async function findBrowser() {
  const given = process.env.CHROME_PATH;
  if (given && !works(given)) throw new Problem(`CHROME_PATH is ${given}, which does not run as a browser.`);
  for (const search of [() => given, systemBrowser, playwrightBrowser, packedBrowser]) {
    const executablePath = await search();
    if (executablePath) return { executablePath, args: ARGS };
  }
  throw new Problem('No browser was found. Install Chromium, or set CHROME_PATH to a Chrome or Chromium.');
}
