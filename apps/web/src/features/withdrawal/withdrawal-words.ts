import type { BankAccount } from '#libs/cashier/common/withdrawal.calls';
import type { WithdrawalState } from '#libs/cashier/common/withdrawal-states';
import type { StatusPillProps } from '../../ui/status-pill';

/** How each state is called. A proposal among operators is their own matter: for the member it is being checked. */
export const STATUS_WORDS = {
  requested: 'statusRequested',
  approved: 'statusApproved',
  rejected: 'statusRejected',
  distributed: 'statusDistributed',
  disputed: 'statusDisputed',
  'force-proposed': 'statusDisputed',
  received: 'statusReceived',
  'auto-received': 'statusAutoReceived',
  refunded: 'statusRefunded',
  'force-received': 'statusForceReceived',
} as const satisfies Record<WithdrawalState, string>;

export const STATUS_TONES: Record<WithdrawalState, StatusPillProps['tone']> = {
  requested: 'progress',
  approved: 'progress',
  rejected: 'live',
  distributed: 'live',
  disputed: 'progress',
  'force-proposed': 'progress',
  received: 'gain',
  'auto-received': 'gain',
  refunded: 'neutral',
  'force-received': 'neutral',
};

/** What a phrase says of a bank account. */
export const accountWords = ({ bank, lastDigits }: Pick<BankAccount, 'bank' | 'lastDigits'>) => ({
  bank,
  digits: lastDigits,
});
