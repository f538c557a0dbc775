import type { BatchLimits } from '../batch/batch-loader.js';

/**
 * How sockets that connect at the same time, as after an outage, are looked up. A query ends before the next four have
 * arrived; only spacing combines many into one.
 */
export const SOCKET_BATCHES = { size: 256, inFlight: 2, spacingMs: 20 } satisfies BatchLimits;
