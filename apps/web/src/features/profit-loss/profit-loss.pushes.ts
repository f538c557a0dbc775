import { betSettled } from '#libs/games/common/bet.events';
import { invalidate } from '../../data/push/cache-rules';
import { on } from '../../data/push/push-table';

/** A round may be settled again or taken back: a push has its new figures alone, so that the sums are read again. */
export const profitLossPushes = on([betSettled], invalidate('profit-loss'));
