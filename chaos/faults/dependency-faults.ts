import type { Fault } from '../stack/fault.js';

export const serverFaults: Fault[] = [
  {
    guard: 'the health monitor that fails pending calls while the database is unavailable',
    sources: [
      {
        file: 'libs/platform/database/database-health-monitor.ts',
        from: 'for (const lost of this.waiting) lost();',
        to: '',
      },
    ],
  },
  {
    guard: 'the wake-up after the clock was moved',
    sources: [
      { file: 'libs/platform/clock/clock.ts', from: `this.wakeUps.on('gap', again);`, to: '' },
      { file: 'libs/platform/clock/clock.ts', from: `this.wakeUps.on('clock', again);`, to: '' },
    ],
  },
];

export const floodFaults: Fault[] = [
  {
    guard: "bound of one person's calls",
    sources: [
      {
        file: 'libs/platform/http/idempotency.ts',
        from: 'this.limits.runMoney(request.caller, () => this.answer(attempt, work)),',
        to: 'this.answer(attempt, work),',
      },
      {
        file: 'libs/platform/http/call.interceptor.ts',
        from: 'this.limits.run(request.caller, run)',
        to: 'run()',
      },
      {
        file: 'libs/platform/http/call-limits.ts',
        from: 'const release = await acquire(this.addresses, networkOf(request.ip));',
        to: 'const release = () => {};',
      },
    ],
  },
];
