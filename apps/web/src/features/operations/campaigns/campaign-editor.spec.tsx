import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import type { CampaignDetail, CampaignTerms } from '#libs/rewards/common/campaign';
import { operations } from '../../../i18n/en/operations';
import { site as en } from '../../../i18n/en/site';
import { createTranslator } from '../../../i18n/i18n';
import { ToastProvider } from '../../../ui/feedback/toast';
import { beginTestOperator } from '../operator.fixture';
import { operationsQueries } from '../operator-store';
import { CampaignEditor } from './campaign-editor';
import { termsOf } from './campaign-terms';
import { newCampaign, valuesOf } from './campaign-values';

const ID = '3f2b7c1e-0000-4000-8000-000000000001';
const draftOf = (title: string): CampaignTerms => ({
  ...termsOf(newCampaign(Date.parse('2026-11-05T12:00:00Z'))),
  texts: { EN: { title, text: '' } },
});
const detail = (version: number, title: string, changes: Partial<CampaignDetail> = {}): CampaignDetail => ({
  id: ID,
  state: 'draft',
  title,
  trigger: 'deposit',
  rewardKind: 'bonus',
  startsAt: '2026-11-05T12:00:00.000Z',
  endsAt: null,
  claims: 0,
  spent: '0.00',
  budget: '50000',
  currency: 'BDT',
  changedAt: '2026-11-05T12:00:00.000Z',
  changedBy: 'operator2',
  version,
  publishedVersion: null,
  draft: draftOf(title),
  ...changes,
});

const logIn = (...permissions: string[]) =>
  beginTestOperator(permissions, { brand: { languages: ['EN', 'BN'], defaultLanguage: 'BN' } });

const saves: [CampaignTerms, number][] = [];
const editor = (campaign: CampaignDetail) => {
  const translator = createTranslator('EN', en);
  translator.addResourceBundle('en', 'operations', operations);
  return (
    <MemoryRouter>
      <QueryClientProvider client={operationsQueries}>
        <I18nextProvider i18n={translator}>
          <ToastProvider regionLabel="Notices" closeLabel="Close">
            <CampaignEditor
              campaign={campaign}
              saved={valuesOf(campaign.draft)}
              sending={{ busy: false, refusal: null, clear: () => undefined }}
              onSave={(draft, version) => saves.push([draft, version])}
            />
          </ToastProvider>
        </I18nextProvider>
      </QueryClientProvider>
    </MemoryRouter>
  );
};
/** Answers each call by its path; without an answer with a list of no plans. */
const answer = (answers: Record<string, { status: number; body: object }>) => {
  globalThis.fetch = async (url) => {
    const path = String(url).replace(/^.*\/wps\/ops\//, '');
    const { status, body } = answers[path] ?? { status: 200, body: { success: true, value: [] } };
    return { status, headers: new Headers(), json: async () => body } as Response;
  };
};
const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Title/ });
const labels = () => [...document.querySelectorAll('fieldset label')].map((label) => label.textContent);
const choose = (label: string | RegExp, value: string) =>
  userEvent.selectOptions(screen.getByLabelText(label), value);

beforeEach(() => {
  saves.length = 0;
  answer({});
  logIn('campaign.read', 'campaign.write', 'campaign.publish', 'proposal.read');
});

test.each([
  ['registered', []],
  ['login', ['How often', 'Only in the installed app']],
  ['deposit', ['Deposit of at least*', 'Which deposit', 'Counted within']],
  ['level', ['VIP level, at least*']],
  ['code', ['Code*']],
  ['birthday', []],
  ['period', ['Period', 'Games', 'Only these vendors', 'Only these titles']],
  [
    'draw',
    ['Tickets for', 'One ticket for each*', 'Period', 'Games', 'Only these vendors', 'Only these titles'],
  ],
])('a campaign that waits for "%s" asks for no fields but its own', async (on, own) => {
  render(editor(detail(1, 'First')));
  await choose('Given when a member', on);
  const all = [
    'How often',
    'Only in the installed app',
    'Deposit of at least*',
    'Which deposit',
    'Counted within',
    'VIP level, at least*',
    'Code*',
    'Tickets for',
    'One ticket for each*',
    'Period',
    'Games',
    'Only these vendors',
    'Only these titles',
  ];
  expect(labels().filter((label) => all.includes(label ?? ''))).toEqual(own);
  expect(screen.queryByLabelText('Size') !== null).toBe(!['period', 'draw'].includes(on));
});

test('points have no wagering, cash has its sum and games alone', async () => {
  render(editor(detail(1, 'First')));
  const wagering = () =>
    labels().filter((label) => /wagering|counts|bonus money|stake it|withdrawal/i.test(label ?? ''));
  expect(wagering()).toHaveLength(6);
  await choose(/^Reward$/, 'cash');
  expect(wagering()).toEqual(['Wagering, times*', 'Wagering plan']);
  await choose(/^Reward$/, 'points');
  expect(wagering()).toEqual([]);
});

test('free rounds ask for their game and stake, and what they win for its wagering', async () => {
  render(editor(detail(1, 'First')));
  await choose(/^Reward$/, 'free-rounds');
  const own = ['Number of rounds*', 'Game of the rounds*', 'Stake of each round*', 'Days to play them*'];
  expect(labels()).toEqual(expect.arrayContaining([...own, 'Largest bet with bonus money']));
  await choose('What is won becomes', 'cash');
  expect(labels()).toContain('Wagering, times*');
  expect(labels()).not.toContain('Largest bet with bonus money');
});

test('what another operator saves stays beside what was typed, and can go on or be dropped', async () => {
  const { rerender } = render(editor(detail(1, 'First')));
  await userEvent.type(title(), ' of mine');
  rerender(editor(detail(2, 'Theirs', { draft: { ...draftOf('Theirs'), trigger: { on: 'verified' } } })));
  expect(title().value).toBe('First of mine');
  expect(screen.getByText('operator2 has saved version 2')).toBeTruthy();
  expect(screen.getByText('Title (English)').parentElement?.textContent).toBe('Title (English): Theirs');
  expect(screen.getByText('Given when a member', { selector: 'strong' }).parentElement?.textContent).toBe(
    'Given when a member: Verifies a mobile number',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(saves.map(([draft, version]) => [draft.texts.EN?.title, version])).toEqual([['First of mine', 2]]);
});

test('what may not be published is said under its field, in the language where it is', async () => {
  const errors = [
    { field: 'reward.wagering.times', code: 'field_above_limit', params: { max: 10 } },
    { field: 'texts.BN.title', code: 'field_required' },
    { field: 'eligibility.tags', code: 'field_invalid' },
  ];
  answer({
    [`campaigns/${ID}/publish`]: {
      status: 400,
      body: { success: false, message: 'error_invalid_input', errors },
    },
  });
  render(editor(detail(1, 'First')));
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox'), 'for the season');
  await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('At most 10')).toBeTruthy();
  expect(screen.getByText(operations.member.tagWrong)).toBeTruthy();
  expect(screen.getByRole('tab', { name: 'BN !' }).getAttribute('aria-selected')).toBe('true');
  expect(title().getAttribute('aria-invalid')).toBe('true');
});

test('what takes a second operator is proposed, and the page says so', async () => {
  const value = { campaign: detail(1, 'First'), proposal: 'b7d1c1b2-0000-4000-8000-000000000001' };
  answer({ [`campaigns/${ID}/publish`]: { status: 200, body: { success: true, message: null, value } } });
  render(editor(detail(1, 'First')));
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox'), 'for the season');
  await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText(/^Proposed on /)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Open proposals' }).getAttribute('href')).toBe('/proposals');
});

test('the check says whom the draft reaches and what it costs, until the draft changes', async () => {
  const value = { members: 1200, highestCost: '150000.00', takesTwo: true };
  answer({ 'campaigns/check': { status: 200, body: { success: true, message: null, value } } });
  render(editor(detail(1, 'First')));
  await userEvent.click(screen.getByRole('button', { name: 'Check members and cost' }));
  expect(await screen.findByText('1,200 members may take part now.')).toBeTruthy();
  expect(screen.getByText('All rewards cost ৳150,000.00 at most.')).toBeTruthy();
  expect(screen.getByText('A second operator has to approve it.')).toBeTruthy();
  await userEvent.type(title(), '!');
  expect(screen.queryByText('1,200 members may take part now.')).toBeNull();
});

test('nothing is published while something is typed that was not saved', async () => {
  render(editor(detail(1, 'First')));
  await userEvent.type(title(), '!');
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  expect(screen.getByText('Save the draft to publish it.')).toBeTruthy();
});

test('an operator who may not write reads it, and an ended campaign is only read', () => {
  logIn('campaign.read');
  const { rerender } = render(editor(detail(1, 'First')));
  expect(title().matches(':disabled')).toBe(true);
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  logIn('campaign.read', 'campaign.write', 'campaign.publish');
  rerender(editor(detail(1, 'First', { state: 'ended' })));
  expect(title().matches(':disabled')).toBe(true);
});
