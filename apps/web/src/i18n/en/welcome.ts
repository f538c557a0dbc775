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
  unverifiedTitle: 'You are in, from a new address',
  unverifiedText:
    'This account does not know your address or your device, and has nothing else to prove that it is you. So withdrawals wait for a while; the security page says until when. With a mobile number, a mail address or an authenticator you are spared this the next time.',
  protect: 'To security',
};
