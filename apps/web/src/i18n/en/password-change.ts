export const passwordChange = {
  title: 'Change the password',
  text: 'Your other sessions end. This one goes on.',
  forcedTitle: 'Choose a new password',
  whyDefault:
    'Your account still has the password that somebody else gave it. Choose one that only you know.',
  whyExpired: 'Your password has been in use for long enough. Choose a new one to go on.',
  old: 'Current password',
  new: 'New password',
  confirm: 'New password once more',
  length: '{{min}} to {{max}} characters',
  submit: 'Change the password',
};
