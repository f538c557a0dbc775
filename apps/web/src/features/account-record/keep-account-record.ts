import { balanceChanged } from '#libs/ledger/common/ledger.events';
import { onPush } from '../../realtime/push-handlers';
import { queryClient } from '../session/query-client';

/** Reads the account record anew when money has moved. */
export const keepAccountRecord = (): (() => void) =>
  onPush(balanceChanged, () => void queryClient.invalidateQueries({ queryKey: ['account-record'] }));
