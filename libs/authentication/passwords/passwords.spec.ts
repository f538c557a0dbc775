import { loadConfig } from '#libs/platform/config/config';
import { Passwords } from './passwords.js';

const config = loadConfig({
  DATABASE_URL: 'postgres://nowhere',
  PASSWORD_MEMORY_KIB: '8',
  PASSWORDS_WAITING: '3',
});

test('of many at once two are hashed and so many wait as may; the rest is refused and can come again', async () => {
  const passwords = new Passwords(config);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 9 }, () => passwords.hash('Rainy-Season-42')),
  );
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(4);
  for (const outcome of refused)
    expect(outcome).toMatchObject({ reason: { status: 503, detail: { retryAfter: 1 } } });
  const stored = await passwords.hash('Rainy-Season-42');
  expect(await passwords.verify(stored, 'Rainy-Season-42')).toBe(true);
});
