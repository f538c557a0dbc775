import { readdirSync, readFileSync } from 'node:fs';
import type { Message } from '#libs/messaging/common/messaging.calls';
import { shownMessage } from '../features/messages/shared/message-text';
import { site as en } from '../i18n/en/site';
import { createTranslator } from '../i18n/i18n';
import { MESSAGE_TEXTS } from './message-texts';

const files = readdirSync('libs', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /^[^/]+\/common\/[^/]+\.messages\.ts$/.test(file),
);
const declared = files.flatMap((file) =>
  [...readFileSync(`libs/${file}`, 'utf8').matchAll(/defineMessageKind\(\{\s*name: '([^']+)'/g)].map(
    ([, name]) => name,
  ),
);
const written: Message = {
  id: '1',
  kind: 'deposit.credited',
  category: 'money',
  data: {
    site: 'Mela',
    amount: '500.00',
    currency: 'BDT',
    at: '2026-11-21T10:00:00Z',
    reference: 'r',
    status: 'paid',
    underReview: false,
  },
  at: '2026-11-21T10:00:00Z',
  read: false,
};
const shown = (changes: Partial<Message>) =>
  shownMessage(MESSAGE_TEXTS, { ...written, ...changes }, createTranslator('EN', en));

test('every kind that a context declares has its text, and none has two', () => {
  expect(declared.length).toBeGreaterThan(5);
  expect(MESSAGE_TEXTS.map(({ kind }) => kind.name).sort()).toEqual(declared.sort());
});

test('a message leads to what it is about', () => {
  expect(shown({}).link?.to).toBe('/member/deposits/r');
});

test('a message that a newer server wrote asks for a new page', () => {
  const unknown = { title: en.messages.unknownTitle, text: en.messages.unknown };
  expect(shown({ kind: 'mission.done' })).toEqual(unknown);
  expect(shown({ data: { amount: 5 } })).toEqual(unknown);
});
