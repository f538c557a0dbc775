import { ServerClock } from './server-clock';

test('takes the message that was the shortest under way', () => {
  let local = 1_000;
  const clock = new ServerClock(() => local);
  clock.hear(4_700); // 300 ms under way
  local = 2_000;
  clock.hear(5_980); // 20 ms
  local = 3_000;
  clock.hear(6_500); // 500 ms
  expect(clock.now()).toBe(6_980);
});

test('begins anew when the line was cut', () => {
  let local = 1_000;
  const clock = new ServerClock(() => local);
  clock.hear(9_000);
  clock.forget();
  local = 1_500;
  clock.hear(5_000);
  expect(clock.now()).toBe(5_000);
});
