import type { WithdrawalDetail } from '#libs/cashier/common/withdrawal.calls';

type Payout = WithdrawalDetail['tranches'][number];

const SENT_AT = '2126-11-21T10:30:00Z';

/** A withdrawal of 700 that was ordered and nothing more, unless `changes` say so. */
export const withdrawalOf = (changes: Partial<WithdrawalDetail> = {}): WithdrawalDetail => ({
  id: 'aaaaaaaa-0000-4000-8000-000000000000',
  amount: '700.00',
  fee: '0.00',
  currency: 'BDT',
  status: 'requested',
  bankAccount: {
    id: 'bbbbbbbb-0000-4000-8000-000000000000',
    bank: 'Demo Bank',
    holder: 'Demo Member',
    lastDigits: '4821',
  },
  sent: '0.00',
  rest: '700.00',
  tranche: null,
  deadlineAt: null,
  rejectReason: null,
  createdAt: '2126-11-21T10:00:00Z',
  tranches: [],
  proofs: [],
  timeline: [],
  ...changes,
});

export const payoutOf = (no: number, amount: string, status: Payout['status']): Payout => ({
  no,
  amount,
  status,
  reference: `PAY-${no}`,
  sentAt: SENT_AT,
  deadlineAt: '2126-11-21T11:00:00Z',
  answeredAt: status === 'sent' ? null : SENT_AT,
});

/** Payout 1 of 200 ended as `first` says; payout 2 of 500, the last one, waits for the answer. */
export const twoPayouts = (first: Payout['status']): WithdrawalDetail =>
  withdrawalOf({
    status: 'distributed',
    sent: first === 'refunded' ? '500.00' : '700.00',
    rest: '0.00',
    tranche: { no: 2, amount: '500.00' },
    deadlineAt: '2126-11-21T11:00:00Z',
    tranches: [payoutOf(1, '200.00', first), payoutOf(2, '500.00', 'sent')],
  });
