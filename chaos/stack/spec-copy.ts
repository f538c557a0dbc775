import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Machine } from '../machine.js';
import { replaceOnce, type SourcePatch } from './fault.js';

const CONFIGURATION = 'jest.config.mjs';
/** The compiler settings of specs, and the files of the checkout that they read. */
const BESIDE = [CONFIGURATION, '.swcrc', 'tsconfig.json', '.env.example', 'docker-compose.yml'];
/** Linked by the machine; some of jest's aliases lead there. */
const PACKAGES = 'node_modules';
const JEST = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  'node_modules/jest/bin/jest.js',
];

export interface Verdict {
  passed: number;
  failed: number;
  /** Files that could not be run at all, which proves nothing. */
  unrun: number;
}

/** The checkout's sources in a folder of their own, where guards are removed and restored. */
export class SpecCopy {
  private constructor(
    private readonly machine: Machine,
    /** A server where the specs may create databases. */
    private readonly serverUrl: string,
    private readonly folder: string,
  ) {}

  static async create(machine: Machine, serverUrl: string): Promise<SpecCopy> {
    const folder = fs.mkdtempSync(path.join(machine.folder, 'sources-'));
    machine.addPackages(folder);
    for (const name of [...(await foldersOfSpecs(machine.root)), ...BESIDE])
      fs.cpSync(path.join(machine.root, name), path.join(folder, name), { recursive: true });
    return new SpecCopy(machine, serverUrl, folder);
  }

  /** Runs specs of the server as `npm test` does. */
  async run(specs: string[]): Promise<Verdict> {
    const { machine, folder } = this;
    const report = path.join(folder, 'report.json');
    fs.rmSync(report, { force: true });
    const which = ['--selectProjects', 'server', '--runInBand', '--runTestsByPath', ...specs];
    const { output } = await machine.runStep(
      process.execPath,
      [...JEST, ...which, '--json', '--outputFile', report],
      { cwd: folder, env: this.environment(), signal: machine.signal },
    );
    if (!fs.existsSync(report)) throw new Error(`jest ended without a report:\n${output}`);
    const results = JSON.parse(fs.readFileSync(report, 'utf8'));
    const { numPassedTests: passed, numFailedTests: failed, numRuntimeErrorTestSuites: unrun } = results;
    return { passed, failed, unrun };
  }

  /** The same with changed sources, restored afterwards. */
  async runWith(patches: SourcePatch[], specs: string[]): Promise<Verdict> {
    const kept = new Map<string, string>();
    for (const { file, from, to } of patches) {
      const place = path.join(this.folder, file);
      const text = fs.readFileSync(place, 'utf8');
      if (!kept.has(place)) kept.set(place, text);
      fs.writeFileSync(place, replaceOnce(text, from, to, file));
    }
    return this.run(specs).finally(() => {
      for (const [place, text] of kept) fs.writeFileSync(place, text);
    });
  }

  private environment(): NodeJS.ProcessEnv {
    const { PATH, HOME } = process.env;
    return { PATH, HOME, TMPDIR: this.machine.folder, TEST_DATABASE_URL: this.serverUrl };
  }
}

/** The folders of the checkout that jest's projects name; jest does not start if one of them is missing. */
export async function foldersOfSpecs(root: string): Promise<Set<string>> {
  const { default: configuration } = await import(pathToFileURL(path.join(root, CONFIGURATION)).href);
  const named = JSON.stringify(configuration.projects).matchAll(/<rootDir>\/([^/"]+)/g);
  const folders = Array.from(named, ([, folder]) => folder ?? '');
  return new Set(folders.filter((folder) => folder !== PACKAGES));
}
