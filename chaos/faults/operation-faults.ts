import type { Fault } from '../stack/fault.js';

const JOBS = 'libs/platform/jobs/jobs.module.ts';
const BACKUP = 'apps/setup/src/base-backup.ts';

export const stopFaults: Fault[] = [
  {
    guard: 'the wait for requests under way',
    sources: [
      { file: 'apps/api/src/request-drain.ts', from: 'if (this.inFlight === 0) return;', to: 'return;' },
    ],
  },
  {
    guard: 'the wait for jobs under way',
    sources: [
      {
        file: JOBS,
        from: 'await Promise.race([this.worker?.close(), pause(SHUTDOWN_TIMEOUT_MS)]);',
        to: 'void this.worker?.close();',
      },
      {
        file: 'libs/platform/jobs/due-loop.ts',
        from: 'await Promise.race([ended, pause(SHUTDOWN_TIMEOUT_MS, undefined, { ref: false })]);',
        to: '',
      },
    ],
  },
  {
    guard: 'the limits of statements + the end of that wait',
    sources: [
      {
        file: 'libs/platform/jobs/job-handlers.ts',
        from: 'SHUTDOWN_TIMEOUT_MS = 7000;',
        to: 'SHUTDOWN_TIMEOUT_MS = 70_000;',
      },
      {
        file: 'libs/platform/database/data-source.ts',
        from: `statement_timeout: '8000',\n  lock_timeout: '5000',`,
        to: `statement_timeout: '0',\n  lock_timeout: '0',`,
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
