import type { PromiseCheck } from '../promise.js';
import { ticketsOnce } from './lt1-tickets-once.js';
import { postsOnce } from './ms2-posts-once.js';
import { sums } from './r1-sums.js';
import { neverLost } from './r2-never-lost.js';
import { journalStands } from './r3-journal-stands.js';
import { onePayout } from './r4-one-payout.js';
import { paidOnce } from './r5-paid-once.js';
import { oneEffect } from './r6-one-effect.js';
import { noDoubleSpend } from './r7-no-double-spend.js';
import { noNoticeLost } from './r8-no-notice-lost.js';
import { nothingUnsent } from './r9-nothing-unsent.js';
import { gracefulStop } from './r14-graceful-stop.js';
import { backup } from './r15-backup.js';
import { serversGone } from './r16-servers-gone.js';
import { betsCountOnce } from './r18-bets-count-once.js';
import { nobodyStarves } from './r20-nobody-starves.js';
import { transfersEndOnce } from './r23-transfers-end-once.js';
import { rewardsOnce } from './rw1-rewards-once.js';
import { budgetKept } from './rw2-budget-kept.js';
import { barredGetNothing } from './rw11-barred-get-nothing.js';

/** In the order in which they run. */
export const PROMISES: PromiseCheck[] = [
  sums,
  neverLost,
  journalStands,
  onePayout,
  paidOnce,
  oneEffect,
  noDoubleSpend,
  betsCountOnce,
  transfersEndOnce,
  ticketsOnce,
  rewardsOnce,
  budgetKept,
  barredGetNothing,
  postsOnce,
  noNoticeLost,
  nothingUnsent,
  gracefulStop,
  backup,
  serversGone,
  nobodyStarves,
];
