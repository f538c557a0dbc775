import type { Fault } from '../stack/fault.js';

const JOBS = 'libs/platform/jobs/jobs.module.ts';
const BACKUP = 'apps/setup/src/base-backup.ts';

export const stopFaults: Fault[] = [
  {
    guard: 'the wait for requests under way',
    sources: [
      { file: 'apps/api/src/request-drain.ts', from: 'if (this.underWay === 0) return;', to: 'return;' },
    ],
  },
  {
    guard: 'the wait for jobs under way',
    sources: [
      {
        file: JOBS,
        from: 'await Promise.race([this.worker?.close(), pause(LONGEST_END_MS)]);',
        to: 'void this.worker?.close();',
      },
      {
        file: 'libs/platform/jobs/due-loop.ts',
        from: 'await Promise.race([ended, pause(LONGEST_END_MS, undefined, { ref: false })]);',
        to: '',
      },
    ],
  },
  {
    guard: 'the limits of statements + the end of that wait',
    sources: [
      {
        file: 'libs/platform/jobs/job-handlers.ts',
        from: 'LONGEST_END_MS = 7000;',
        to: 'LONGEST_END_MS = 70_000;',
      },
      {
        file: 'libs/platform/database/data-source.ts',
        from: 'statement_timeout=8000 -c lock_timeout=5000',
        to: 'statement_timeout=0 -c lock_timeout=0',
      },
    ],
  },
];

export const backupFaults: Fault[] = [
  {
    guard: 'the log of the time of copying',
    sources: [
      {
        file: BACKUP,
        from: 'name >= first',
        to: 'name > stopped.last',
      },
    ],
  },
  {
    guard: 'the label, which says where that log begins',
    sources: [
      {
        file: BACKUP,
        from: `fs.writeFileSync(path.join(target, 'backup_label'), stopped.label, { mode: 0o600 });`,
        to: '',
      },
    ],
  },
];
