import { findService, openService, type ServiceEntry } from './open-service';

const CHAT: ServiceEntry = { csType: 'chat', path: 'https://chat.test/room' };
const HELP: ServiceEntry = { csType: 'help', path: '/help' };

let opened: unknown[][];
const popup = { opener: window as unknown, focus: () => undefined };
beforeEach(() => {
  opened = [];
  popup.opener = window;
  window.open = (...all) => {
    opened.push(all);
    return popup as Window;
  };
});

it('finds the entry of the kind, otherwise the first, and none where there is none', () => {
  expect(findService([CHAT, HELP], 'help')).toBe(HELP);
  expect(findService([CHAT, HELP], 'phone')).toBe(CHAT);
  expect(findService([CHAT, HELP])).toBe(CHAT);
  expect(findService([], 'help')).toBeUndefined();
});

it('opens a window of 440 by 750 that cannot reach this page', () => {
  openService([CHAT, HELP], 'help');
  expect(opened).toEqual([[`${location.origin}/help`, 'service', 'popup,width=440,height=750']]);
  expect(popup.opener).toBeNull();
});

it.each([
  ['no entry', []],
  ['a script', [{ csType: 'chat', path: 'javascript:alert(1)' }]],
  ['another site without TLS', [{ csType: 'chat', path: 'http://chat.test' }]],
  ['another site as a path', [{ csType: 'chat', path: '//chat.test' }]],
])('opens nothing for %s', (_, entries) => {
  openService(entries);
  expect(opened).toEqual([]);
});
