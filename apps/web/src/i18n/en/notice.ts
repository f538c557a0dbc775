export const notice = {
  creditedTitle: 'Deposit credited',
  credited: '{{site}}: {{amount}} was credited at {{time}}',
  failedTitle: 'Deposit failed',
  failed: '{{site}}: the deposit of {{amount}} failed at {{time}}',
  expired: '{{site}}: the deposit of {{amount}} ended unpaid at {{time}}',
  reviewTitle: 'Deposit being checked',
  review:
    '{{site}}: the bank reported another amount than {{amount}} at {{time}}; one of us is looking into it',
  region: 'Notices',
  dismiss: 'Dismiss',
};
