export const social = {
  or: 'or',
  google: 'Continue with Google',
  facebook: 'Continue with Facebook',
  failedTitle: 'You are not logged in',
  stateLost: 'This tab did not ask for this log-in, or it has been used already. Please begin again.',
  again: 'To the log-in',
  unlinked: {
    google:
      'No account here belongs to your Google account yet. Accept the terms below and continue with Google once more, or fill in the form.',
    facebook:
      'No account here belongs to your Facebook account yet. Accept the terms below and continue with Facebook once more, or fill in the form.',
  },
};
