export const smsCode = {
  country: 'Country',
  mobile: 'Mobile number',
  send: 'Send the code',
  sendAgain: 'Send again in',
  wait: 'Time until another code can be sent',
  failedTitle: 'No code was sent',
  confirm: 'OK',
  sent: 'The code is on its way.',
};
