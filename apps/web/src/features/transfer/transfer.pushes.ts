import { depositReversed } from '#libs/cashier/common/deposit.events';
import { balanceChanged } from '#libs/ledger/common/ledger.events';
import { invalidate } from '../../data/push/cache-rules';
import { on } from '../../data/push/push-table';

export const transferPushes = on([balanceChanged, depositReversed], invalidate('transfers'));
