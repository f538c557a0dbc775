export const clock = {
  title: 'Test clock',
  text: 'Moves the time of every program of this installation. Nothing outside notices.',
  minute: 'One minute',
  halfHour: 'Half an hour',
  day: 'One day',
  now: 'Now',
};
