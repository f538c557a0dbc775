import type { Row } from './row.js';
import { catalogue } from './rows/catalogue.js';
import { draw } from './rows/draw.js';
import { dueRows } from './rows/due-rows.js';
import { fanOut } from './rows/fan-out.js';
import { firstLoad } from './rows/first-load.js';
import { isolation } from './rows/isolation.js';
import { ledger } from './rows/ledger.js';
import { pages } from './rows/pages.js';
import { pushLatency } from './rows/push-latency.js';
import { reads } from './rows/reads.js';
import { search } from './rows/search.js';
import { settlement } from './rows/settlement.js';
import { siteChange } from './rows/site-change.js';
import { storm } from './rows/storm.js';
import { wagering } from './rows/wagering.js';
import { wallet } from './rows/wallet.js';
import { walletAlone } from './rows/wallet-alone.js';
import { walletBatches } from './rows/wallet-batches.js';

/** In the order in which they run and appear in the table. */
export const ROWS: Row[] = [
  wallet,
  walletAlone,
  walletBatches,
  wagering,
  ledger,
  settlement,
  draw,
  pushLatency,
  dueRows,
  fanOut,
  siteChange,
  storm,
  pages,
  firstLoad,
  reads,
  search,
  catalogue,
  isolation,
];
