import type { getBet } from '#libs/games/common/bet-record.calls';
import type { ValueOf } from '#libs/platform/common/call';

/** One round, as its page shows it. */
export type BetDetail = ValueOf<typeof getBet>;
