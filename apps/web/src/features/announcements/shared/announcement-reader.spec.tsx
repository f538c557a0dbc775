import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { Announcement } from '#libs/site/common/announcements';
import { site as en } from '../../../i18n/en/site';
import { createTranslator } from '../../../i18n/i18n';
import { AnnouncementReader } from './announcement-reader';

const announcement = (number: number, changes: Partial<Announcement> = {}): Announcement => ({
  id: String(number),
  kind: 'PL',
  version: 1,
  title: `Title ${number}`,
  content: `<p>Content ${number}</p>`,
  timestamp: '2026-11-05T12:00:00.000Z',
  execution: null,
  promotionType: null,
  ...changes,
});
const many = (count: number) => Array.from({ length: count }, (_, place) => announcement(place + 1));

function Place() {
  return <output>{useLocation().pathname}</output>;
}
const draw = (list: Announcement[], first?: string, onLeave?: () => void) =>
  render(
    <MemoryRouter>
      <I18nextProvider i18n={createTranslator('EN', en)}>
        <AnnouncementReader
          list={list}
          first={first}
          pageSize={7}
          links={{ range: 2, margin: 0 }}
          onLeave={onLeave}
        />
        <Place />
      </I18nextProvider>
    </MemoryRouter>,
  );
const titles = () =>
  within(screen.getByRole('list'))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const content = () => screen.getByRole('article').textContent;

test('shows seven titles with their day, and no pager where one page holds all', () => {
  draw(many(7));
  expect(titles()).toHaveLength(7);
  expect(titles()[0]).toBe('Title 12026/11/05');
  expect(content()).toContain('Content 1');
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('the chosen one moves to its page, and another page begins with its first', async () => {
  draw(many(20), '9');
  expect(titles()).toHaveLength(7);
  expect(content()).toContain('Content 9');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(content()).toContain('Content 15');
  await userEvent.click(within(screen.getByRole('list')).getByRole('button', { name: /Title 18/ }));
  expect(content()).toContain('Content 18');
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(content()).toContain('Content 8');
});

test('the pager has two links around the page, and none at the ends', () => {
  draw(many(60), '30');
  const links = within(screen.getByRole('navigation')).getAllByRole('button', { name: /^Page \d/ });
  expect(links.map(({ textContent }) => textContent)).toEqual(['5', '6']);
});

test('one that is withdrawn while it is read gives way to the first', () => {
  const { rerender } = draw(many(3), '3');
  rerender(
    <MemoryRouter>
      <I18nextProvider i18n={createTranslator('EN', en)}>
        <AnnouncementReader list={many(2)} first="3" pageSize={7} links={{ range: 2, margin: 0 }} />
      </I18nextProvider>
    </MemoryRouter>,
  );
  expect(content()).toContain('Content 1');
});

test('what belongs to a promotion leads to the promotions, and closes the dialog', async () => {
  let left = 0;
  draw([announcement(1, { promotionType: 'daily' }), announcement(2)], undefined, () => {
    left += 1;
  });
  await userEvent.click(screen.getByRole('button', { name: 'View promotions' }));
  expect([left, screen.getByRole('status').textContent]).toEqual([1, '/promotions']);
  await userEvent.click(screen.getByRole('button', { name: /Title 2/ }));
  expect(screen.queryByRole('button', { name: 'View promotions' })).toBeNull();
});
