export const welcome = {
  title: 'Welcome, {{account}}',
  text: 'Your account is open. This may come next:',
  deposit: 'Make a deposit',
  depositText: 'It is on your balance as soon as the bank reports it.',
  security: 'Protect the account',
  securityText: 'A payment password, and how you get back in.',
  invite: 'Invite your team',
  inviteText: 'Make a link, and pass it on.',
  later: 'Look around first',
};
