import { Obstacle } from '../lifecycle/obstacle.js';
import { RedisHints } from './redis-hints.js';

test('a Redis that is not there is told by its address, without its password', async () => {
  const connecting = new RedisHints('redis://:secret@127.0.0.1:1').connect();
  await expect(connecting).rejects.toThrow(Obstacle);
  await expect(connecting).rejects.toThrow(
    'Redis does not answer at redis://127.0.0.1:1, which REDIS_URL names',
  );
  await expect(connecting).rejects.not.toThrow('secret');
});
