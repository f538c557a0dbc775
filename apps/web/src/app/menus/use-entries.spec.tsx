import { act, renderHook } from '@testing-library/react';
import { type KnownMember, setKnownMember } from '../../data/session/known-member';
import { beginSession } from '../../data/session/session-store';
import { setReadConfig } from '../../data/site/read-config';
import { readStart, type Start } from '../../data/start/start';
import { StartProvider } from '../../data/start/start-context';
import { site as en } from '../../i18n/en/site';
import type { MenuName } from '../../routes/menu-entry';
import { ENTRIES } from './entries';
import { LATER_ENTRIES } from './later-entries';
import { addEntries, useEntries } from './use-entries';

const MEMBER: KnownMember = { trial: false, agent: false, downline: false, wallets: false };

const CLOSED = { status: 1, ip: '', maintenanceEndTime: null, timeZone: 'UTC', service: null } as const;

const entriesOf = (...menus: MenuName[]) => entriesIn(readStart(), menus);

function entriesIn(start: Start, menus: MenuName[]) {
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <StartProvider value={start}>{children}</StartProvider>
  );
  const { result } = renderHook(() => useEntries(...menus), { wrapper });
  return () => result.current.flatMap(([, entries]) => entries.map(({ label }) => label));
}

test('the first group alone is there until all entries are', () => {
  const footer = entriesOf('footer');
  const corner = entriesOf('corner', 'agentFooter');
  expect(footer()).toEqual(['announcements.promotions', 'announcements.title', 'shell.forAgents']);
  expect(corner()).toEqual([]);
  act(() => addEntries(LATER_ENTRIES));
  expect(footer()).toContain('shell.help');
});

/** One after the other, as a session begins: these share the tab's session. */
test('shows each visitor the own entries, and takes them away again', () => {
  const account = entriesOf('account');
  const foot = entriesOf('foot');
  const agents = entriesOf('agents');
  expect(account()).toEqual([]);
  expect(foot()).toEqual(['shell.login', 'shell.register']);

  act(() => beginSession('token'));
  expect(foot()).toEqual(['shell.deposit', 'shell.messages', 'shell.me']);
  expect(agents()).toEqual(['shell.deposit', 'shell.withdraw', 'shell.messages']);

  act(() => setKnownMember({ ...MEMBER, trial: true }));
  expect(foot()).toEqual(['category.RECENT', 'shell.register', 'shell.me']);
  expect(account()).toEqual(['games.openAccount', 'category.RECENT']);
  expect(entriesOf('side')()).not.toContain('shell.security');

  act(() => setKnownMember({ ...MEMBER, agent: true }));
  expect(account().slice(0, 2)).toEqual(['shell.agent', 'shell.income']);
  expect(account()).not.toContain('shell.transfer');
  expect(account().filter((label) => label === 'shell.income')).toHaveLength(1);

  act(() => setKnownMember({ ...MEMBER, downline: true }));
  expect(account()).toContain('shell.transfer');
  expect(account()).not.toContain('shell.gameWallets');
  act(() => setKnownMember({ ...MEMBER, wallets: true }));
  expect(account()).toContain('shell.gameWallets');
  expect(account()).toContain('shell.income');
  expect(account()).not.toContain('shell.agent');
});

test('offers what the brand has, in the order of the places, with a group for each hundred', () => {
  const footer = entriesOf('footer');
  expect(footer()).not.toContain('shell.download');
  const config = {
    whitelabel: { AGENTPOLICY: '0' },
    domainRoute: { domainList: ['http://one.test', 'http://two.test'] },
    downloads: [{ platform: 'ios', url: null }],
    customerService: [],
  };
  act(() => setReadConfig(config as never));
  expect(footer()).toEqual([
    'announcements.promotions',
    'announcements.title',
    'shell.lines',
    'shell.download',
    'shell.help',
  ]);
});

test('while the site is closed, offers what stays open alone', () => {
  const closed = { ...readStart(), closed: CLOSED };
  act(() => setKnownMember(MEMBER));
  expect(entriesIn(closed, ['account'])()).toEqual([
    'shell.withdraw',
    'shell.withdrawalHistory',
    'shell.security',
  ]);
  expect(entriesIn(closed, ['foot'])()).toEqual(['shell.me']);
  act(() => setKnownMember({ ...MEMBER, trial: true }));
  expect(entriesIn(closed, ['account', 'foot'])()).toEqual(['shell.me']);
});

test('no two entries of a menu claim one place, and each has words', () => {
  const places = [...ENTRIES, ...LATER_ENTRIES].flatMap(({ label, menus, audience }) =>
    Object.entries(menus).map(([menu, place]) => ({ label, audience, at: `${menu} ${place}` })),
  );
  const shared = places.filter(({ at }) => places.filter((other) => other.at === at).length > 1);
  // Guests, trials and members have different entries at the same place of a phone's bar.
  for (const { at } of shared) expect(at).toMatch(/^foot /);
  for (const { label } of places) {
    const [bundle, key] = label.split('.') as ['shell', 'login'];
    expect(en[bundle][key]).toBeTruthy();
  }
});
