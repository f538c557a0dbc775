import type { OperatorCaller } from '#libs/platform/http/caller';

/** An operator at work, as moves take and record it. */
export type Operator = Pick<OperatorCaller, 'id' | 'account' | 'brand' | 'address'>;
