import type { WithdrawalState } from '#libs/cashier/common/withdrawal-states';

/** The phrase key and the tone of each state of a withdrawal. */
export const STATE_LABELS = {
  requested: { key: 'requested', tone: 'progress' },
  approved: { key: 'approved', tone: 'progress' },
  rejected: { key: 'rejected', tone: 'neutral' },
  distributed: { key: 'distributed', tone: 'progress' },
  disputed: { key: 'disputed', tone: 'live' },
  'force-proposed': { key: 'forceProposed', tone: 'live' },
  received: { key: 'received', tone: 'gain' },
  'auto-received': { key: 'autoReceived', tone: 'gain' },
  refunded: { key: 'refunded', tone: 'neutral' },
  'force-received': { key: 'forceReceived', tone: 'gain' },
} as const satisfies Record<WithdrawalState, { key: string; tone: 'neutral' | 'progress' | 'gain' | 'live' }>;
