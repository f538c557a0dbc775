import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PostStore } from './post.store.js';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-post-'));
afterAll(() => rmSync(folder, { recursive: true }));

const order = (reference: string, delivered = true) => ({
  kind: 'sms' as const,
  to: '+8801712345678',
  sender: 'Mela',
  subject: null,
  text: 'Hello',
  at: new Date().toISOString(),
  reference,
  delivered,
});

test('messages survive a restart and a torn line, and numbers go on', () => {
  const file = join(folder, 'restart.jsonl');
  const first = new PostStore(file);
  first.add(order('a'));
  first.add(order('b', false));
  appendFileSync(file, '{"id":"3","ki');
  const second = new PostStore(file);
  expect(second.delivered().map(({ id }) => id)).toEqual(['1']);
  expect(second.ofReference('b')).toMatchObject({ id: '2', delivered: false });
  expect(second.add(order('c')).id).toBe('3');
});

test('the newest 500 are kept, in the file too', () => {
  const file = join(folder, 'many.jsonl');
  const store = new PostStore(file);
  for (let count = 0; count < 1001; count += 1) store.add(order(String(count)));
  expect(store.delivered()).toHaveLength(500);
  expect(store.find('501')).toBeUndefined();
  expect(store.find('502')).toBeDefined();
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(500);
});
