import { field } from './field';
import { login } from './login';
import { profile } from './profile';
import { recovery } from './recovery';
import { registration } from './registration';
import { securityCentre } from './security-centre';

/** Phrases of the ways in and out, which nobody needs to look at home. */
export const identity = {
  login,
  registration,
  field,
  humanCheck: {
    imageText: 'Distorted characters to type in. If you can’t see them, contact customer service.',
    imageFailed: 'We couldn’t load the image',
    renew: 'New image',
    checking: 'Checking your browser. This takes a moment.',
  },
  recovery,
  profile,
  securityCentre,
  smsCode: {
    country: 'Country',
    send: 'Send code',
    sendAgain: 'Send again in',
    waitReason: 'You already have a code that works. You can get another one when the time is up.',
    wait: 'Time until you can get another code',
    failedTitle: 'Code not sent',
    confirm: 'OK',
    sent: 'Code sent.',
  },
  passwordChange: {
    title: 'Change password',
    text: 'You’ll be logged out on all other devices.',
    forcedTitle: 'Choose a new password',
    whyDefault: 'Someone else set your current password. Choose one that only you know.',
    whyExpired: 'Your password has expired. Choose a new one to continue.',
    old: 'Current password',
    new: 'New password',
    confirm: 'Confirm new password',
    length: '{{min}} to {{max}} characters',
    submit: 'Change password',
  },
  welcome: {
    title: 'Welcome, {{account}}',
    text: 'Your account is ready. What would you like to do next?',
    deposit: 'Make a deposit',
    depositText: 'We’ll credit it as soon as the bank confirms your payment.',
    security: 'Protect your account',
    securityText: 'Set a payment password and recovery options.',
    invite: 'Invite your team',
    inviteText: 'Create a link and share it.',
    later: 'Look around first',
    unverifiedTitle: 'New device or location',
    unverifiedText:
      'We don’t recognise your device or location and couldn’t check that it’s you. To keep your money safe, withdrawals are paused for a while; the security page shows until when. Add a mobile number, an email address or an authenticator to avoid this next time.',
    protect: 'Go to security',
  },
  social: {
    or: 'or',
    google: 'Continue with Google',
    facebook: 'Continue with Facebook',
    failedTitle: 'Log-in failed',
    stateLost: 'This log-in was started in another tab or already used. Please start again.',
    unlinkedClosed:
      'This log-in isn’t linked to an account here, and new accounts can’t be opened right now. Log in with your user name.',
    unlinked: {
      google:
        'Your Google account isn’t linked to an account here yet. Accept the terms below and continue with Google again, or fill in the form.',
      facebook:
        'Your Facebook account isn’t linked to an account here yet. Accept the terms below and continue with Facebook again, or fill in the form.',
    },
    name: {
      google: 'Google',
      facebook: 'Facebook',
    },
    links: 'Log-in providers',
    linksText: 'Other ways to log in to this account.',
    linked: 'Linked',
    notLinked: 'Not linked',
    linkedAt: 'Linked on {{date}}',
    notLinkedText: 'Log in without your password',
    link: 'Link',
    unlink: 'Unlink',
    linkTitle: 'Link {{provider}}',
    linkText:
      'You’ll continue on {{provider}}’s page. From then on, your account there lets you log in here.',
    unlinkTitle: 'Unlink {{provider}}?',
    unlinkText: 'You won’t be able to log in with {{provider}} any more.',
    linkedNow: '{{provider}} linked',
    unlinkedNow: '{{provider}} unlinked',
    lastWay: 'This is the only way into your account. Set a log-in password first.',
    notLinkedTitle: 'Account not linked',
    toSecurity: 'Back to your account',
  },
  freePlay: {
    start: 'Try with play money',
  },
  phoneCheck: {
    waiting: 'Confirm your mobile number in the window we opened. This form continues by itself.',
    open: 'Open window again',
    returnedTitle: 'All done',
    returnedText: 'You can close this window and continue registering.',
  },
};
