import { StartupError } from '../process/startup-error.js';
import { RedisWakeUps } from './redis-wake-ups.js';

test('names an unreachable Redis by its address, without its password', async () => {
  const connecting = new RedisWakeUps('redis://:secret@127.0.0.1:1').connect();
  await expect(connecting).rejects.toThrow(StartupError);
  await expect(connecting).rejects.toThrow(
    'Redis does not answer at redis://127.0.0.1:1, which REDIS_URL names',
  );
  await expect(connecting).rejects.not.toThrow('secret');
});
