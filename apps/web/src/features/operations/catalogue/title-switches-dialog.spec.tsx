import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import type { TitleRow } from '#libs/games/common/title-switches';
import { operations } from '../../../i18n/en/operations';
import { site as en } from '../../../i18n/en/site';
import { createTranslator } from '../../../i18n/i18n';
import { ToastProvider } from '../../../ui/feedback/toast';
import { TitleSwitchesDialog } from './title-switches-dialog';

const { titles } = operations;
const TITLE: TitleRow = {
  id: '1008',
  names: { EN: 'River Dice' },
  vendor: 'STUDIO',
  vendorName: 'Studio',
  gameCode: 'river-dice',
  gameType: 'RNG',
  classify: 'arcade',
  minBet: '1.00',
  maxBet: '100.00',
  largestWin: '1000.00',
  betWeight: 100,
  edge: '1.00',
  state: 'offered',
  version: 'seen',
  isHot: true,
  isNew: false,
  trial: true,
  position: 4,
  regions: ['BD'],
};
const translator = createTranslator('EN', en);
translator.addResourceBundle('en', 'operations', operations);
let sent: unknown[];

beforeEach(() => {
  sent = [];
  globalThis.fetch = (_, init) => {
    sent.push(JSON.parse(String(init?.body ?? 'null')));
    return Promise.resolve({
      status: 200,
      headers: new Headers(),
      json: () => Promise.resolve({ success: true, message: null, value: {} }),
    } as Response);
  };
  render(
    <I18nextProvider i18n={translator}>
      <QueryClientProvider client={new QueryClient()}>
        <ToastProvider regionLabel="notices" closeLabel="close">
          <TitleSwitchesDialog title={TITLE} onClose={() => undefined} />
        </ToastProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  );
});

async function save(regions: string): Promise<void> {
  const field = screen.getByLabelText<HTMLTextAreaElement>(titles.regions);
  expect(field.value).toBe('BD');
  await userEvent.clear(field);
  if (regions) await userEvent.type(field, regions);
  await userEvent.type(screen.getByRole('textbox', { name: operations.reason }), 'as agreed');
  await userEvent.click(screen.getByRole('button', { name: titles.save }));
}

test.each([
  ['bd, IN{Enter}np', ['BD', 'IN', 'NP']],
  ['', []],
])('sends the countries of %j', async (typed, regions) => {
  await save(typed);
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ regions, position: 4 })]));
});

test('names what is no code of a country under its field, and sends nothing', async () => {
  await save('BD Nepal');
  await screen.findByText(titles.regionsWrong);
  expect(sent).toEqual([]);
});
