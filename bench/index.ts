import type { Row } from './row.js';
import { wallet } from './rows/wallet.js';
import { walletAlone } from './rows/wallet-alone.js';

/** In the order in which they run and stand in the table. */
export const ROWS: Row[] = [wallet, walletAlone];
