import type { Fault } from '../stack/fault.js';

export const serverFaults: Fault[] = [
  {
    guard: 'the pulse that ends what waits for a database that is away',
    sources: [
      {
        file: 'libs/platform/database/database-pulse.ts',
        from: 'for (const lost of this.waiting) lost();',
        to: '',
      },
    ],
  },
  {
    guard: 'the word that the clock was moved',
    sources: [
      { file: 'libs/platform/clock/clock.ts', from: `this.hints.on('gap', again);`, to: '' },
      { file: 'libs/platform/clock/clock.ts', from: `this.hints.on('clock', again);`, to: '' },
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
        from: 'const release = await place(this.addresses, networkOf(request.ip));',
        to: 'const release = () => {};',
      },
    ],
  },
];
