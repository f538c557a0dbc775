import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { findRule } from '#libs/lottery/common/rules/rules';
import { lottery as en } from '../../../i18n/en/lottery';
import { site } from '../../../i18n/en/site';
import { createTranslator } from '../../../i18n/i18n';
import type { LineDraft } from '../stake/priced-line';
import { QuickPicks } from './quick-picks';

let picked: LineDraft[];

function show(closed: string[]) {
  const rule = findRule('ssc.total');
  if (!rule) throw new Error('no rule');
  picked = [];
  const translator = createTranslator('EN', site);
  translator.addResourceBundle('en', 'lottery', en);
  render(
    <I18nextProvider i18n={translator}>
      <QuickPicks
        rule={rule}
        marks={new Map(closed.map((token) => [token, 'closed']))}
        stake={{ amount: '10.00' }}
        onPicked={(drafts) => picked.push(...drafts)}
      />
    </I18nextProvider>,
  );
}

const five = () => screen.getByRole('button', { name: 'Random 5' });

test('random lines leave out what is closed', async () => {
  show(['B', 'S', 'O']);
  await userEvent.click(five());
  expect(picked.map(({ picks }) => picks)).toEqual(Array.from({ length: 5 }, () => [['E']]));
});

test('a rule of which everything is closed has no random lines, and says why', async () => {
  show(['B', 'S', 'O', 'E']);
  await userEvent.click(five());
  expect(picked).toEqual([]);
  await userEvent.hover(five());
  expect(await screen.findAllByText(en.quick.allClosed)).not.toHaveLength(0);
});
