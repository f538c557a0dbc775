import type { BankAccount } from '#libs/cashier/common/withdrawal.calls';
import type { MemberWithdrawalState } from '#libs/cashier/common/withdrawal-states';
import type { StatusPillProps } from '../../ui/status-pill';

/** How each state is called. */
export const STATUS_WORDS = {
  requested: 'statusRequested',
  approved: 'statusApproved',
  rejected: 'statusRejected',
  distributed: 'statusDistributed',
  disputed: 'statusDisputed',
  received: 'statusReceived',
  'auto-received': 'statusAutoReceived',
  refunded: 'statusRefunded',
  'force-received': 'statusForceReceived',
} as const satisfies Record<MemberWithdrawalState, string>;

export const STATUS_TONES: Record<MemberWithdrawalState, StatusPillProps['tone']> = {
  requested: 'progress',
  approved: 'progress',
  rejected: 'live',
  distributed: 'live',
  disputed: 'progress',
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
