export const clock = {
  title: 'Test clock',
  text: 'Moves the clock of every program in this installation. Nothing outside is affected.',
  minute: '1 minute',
  halfHour: '30 minutes',
  day: '1 day',
  now: 'Now',
};
