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
