import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { queryClient } from '../../data/cache/query-client';
import { help } from '../../i18n/en/help';
import { site as en } from '../../i18n/en/site';
import { createTranslator } from '../../i18n/i18n';
import { LinesDialog } from './lines-dialog';

const HERE = location.origin;
const SLOW = 'https://slow.test';
const DEAD = 'https://dead.test';

let dead: Set<string>;
/** Lets the slow line answer. */
let answer: () => void;

beforeEach(() => {
  queryClient.clear();
  dead = new Set([DEAD]);
  const waits = new Promise<void>((resolve) => {
    answer = resolve;
  });
  globalThis.fetch = async (address) => {
    const url = new URL(String(address), HERE);
    if (url.pathname.endsWith('domainRoute')) {
      const value = {
        domainList: [HERE, SLOW, DEAD, 'https://four.test', 'https://five.test', 'https://six.test'],
      };
      const body = { success: true, message: null, value };
      return { status: 200, ok: true, headers: new Headers(), json: async () => body } as Response;
    }
    if (dead.has(url.origin)) throw new TypeError('no network');
    if (url.origin === SLOW) await waits;
    return { ok: true } as Response;
  };
});

const went: string[] = [];
function open() {
  went.length = 0;
  const translator = createTranslator('EN', en);
  translator.addResourceBundle('en', 'help', help);
  render(
    <I18nextProvider i18n={translator}>
      <LinesDialog onClose={() => undefined} go={(origin) => went.push(origin)} />
    </I18nextProvider>,
  );
}
const line = (number: number) => screen.findByRole('radio', { name: new RegExp(`^Line ${number}`) });
const use = () => screen.getByRole('button', { name: 'Use this line' });

it('shows the first five lines, and a slow or dead one holds up no other', async () => {
  open();
  await screen.findAllByText('Fast');
  expect((await screen.findAllByRole('radio')).length).toBe(5);
  expect(screen.getAllByText('Fast').length).toBe(3);
  expect(screen.getAllByText('Testing').length).toBe(1);
  expect(screen.getAllByText('No answer').length).toBe(1);
  answer();
  await waitFor(() => expect(screen.queryByText('Testing')).toBeNull());
});

it('goes on at the line that is chosen, and not at the one in use', async () => {
  open();
  expect((await line(1)).getAttribute('checked')).not.toBeNull();
  await userEvent.click(use());
  expect(went).toEqual([]);
  await userEvent.click(await line(4));
  await userEvent.click(use());
  expect(went).toEqual(['https://four.test']);
});

it('says that the link is abnormal where no line answers', async () => {
  for (const origin of [HERE, SLOW, 'https://four.test', 'https://five.test']) dead.add(origin);
  open();
  expect((await screen.findByRole('alert')).textContent).toBe('Network link is abnormal, please try again');
});
