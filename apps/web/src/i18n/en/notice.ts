export const notice = {
  creditedTitle: 'Deposit credited',
  credited: '{{site}}: {{amount}} was credited at {{time}}',
  failedTitle: 'Deposit failed',
  failed: '{{site}}: the deposit of {{amount}} failed at {{time}}',
  expired: '{{site}}: the deposit of {{amount}} ended unpaid at {{time}}',
  reviewTitle: 'Deposit being checked',
  review:
    '{{site}}: the bank reported another amount than {{amount}} at {{time}}; one of us is looking into it',
  approvedTitle: 'Withdrawal approved',
  approved: '{{site}}: the withdrawal of {{amount}} was approved at {{time}}',
  rejectedTitle: 'Withdrawal refused',
  rejected:
    '{{site}}: the withdrawal of {{amount}} was refused at {{time}}; the money is back on your balance',
  distributedTitle: 'Payout sent',
  distributed: '{{site}}: a payout of your withdrawal of {{amount}} was sent at {{time}}. Has it arrived?',
  remindedTitle: 'Has the money arrived?',
  reminded:
    '{{site}}: please answer for your withdrawal of {{amount}}; without an answer it counts as received',
  receivedTitle: 'Receipt confirmed',
  received: '{{site}}: you confirmed a payout of your withdrawal of {{amount}} at {{time}}',
  autoReceivedTitle: 'Counted as received',
  autoReceived:
    '{{site}}: nobody answered in time, so a payout of your withdrawal of {{amount}} counts as received since {{time}}',
  disputedTitle: 'Not received, noted',
  disputed: '{{site}}: one of us is looking into your withdrawal of {{amount}}, since {{time}}',
  resentTitle: 'Payout sent again',
  resent: '{{site}}: a payout of your withdrawal of {{amount}} was sent again at {{time}}. Has it arrived?',
  refundedTitle: 'Payout returned',
  refunded:
    '{{site}}: a payout of your withdrawal of {{amount}} did not reach you and is back on your balance since {{time}}',
  forcedTitle: 'Counted as received after a check',
  forced:
    '{{site}}: a payout of your withdrawal of {{amount}} did arrive as the bank has it; decided at {{time}}',
  region: 'Notices',
  dismiss: 'Dismiss',
};
