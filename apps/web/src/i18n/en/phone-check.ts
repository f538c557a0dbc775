export const phoneCheck = {
  waiting: 'Please prove your mobile number in the window that has opened. This form goes on by itself.',
  open: 'Open the window again',
  returnedTitle: 'Done here',
  returnedText: 'You can close this window and go on with the registration.',
};
