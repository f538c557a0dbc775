import { expect, type Locator, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { accessibilityFaults } from './support/accessibility';
import { dialogOf } from './support/dialog';
import { OperatorConsole } from './support/operator-console';
import { operatorToken } from './support/operator-session';
import { stack } from './support/stack';

test('an administrator proposes a role, another one approves it, and its sections appear', async ({
  browser,
}) => {
  const [first, second, auditor] = await Promise.all([
    // Gives a code below: one that was used to log in would not be good again for half a minute.
    OperatorConsole.open(browser, 'admin1', 'EN'),
    OperatorConsole.logIn(browser, 'admin2', 'BN'),
    OperatorConsole.open(browser, 'auditor1', 'EN'),
  ]);
  const { words } = first;

  await test.step('an administrator sees the sections of the own permissions alone', async () => {
    const sections = first.page.getByRole('navigation', { name: words.nav }).getByRole('link');
    const own = [words.operators, words.roles, words.catalogue.title, words.gate.title, words.settings.title];
    await expect(sections).toHaveText([new RegExp(words.draws.title), new RegExp(words.proposals), ...own]);
    await first.page.goto(`${stack().publicUrl}/ops/withdrawals`);
    await expect(first.page.getByText('withdrawal.read')).toBeVisible();
  });

  await test.step('who reads everything has no button that changes something', async () => {
    await auditor.page.getByRole('link', { name: auditor.words.operators }).click();
    await expect(auditor.page.getByRole('heading', { name: 'admin1' })).toBeVisible();
    await expect(auditor.page.getByRole('main').getByRole('button')).toHaveCount(0);
    expect(await accessibilityFaults(auditor.page)).toEqual([]);
  });

  await test.step('a proposal takes a fresh code where the last one is old', async () => {
    await first.forgetCode();
    await first.page.getByRole('link', { name: words.roles }).click();
    const role = first.page
      .locator('section')
      .filter({ has: first.page.getByRole('heading', { name: 'auditor' }) });
    await role.getByRole('button', { name: words.role.change }).click();
    const dialog = dialogOf(first.page);
    await dialog.getByRole('checkbox', { name: words.permission.job.read }).click();
    expect(await accessibilityFaults(first.page)).toEqual([]);
    await dialog.getByLabel(words.reason).fill('queues are for technicians');
    await dialog.getByRole('button', { name: words.proposal.propose }).click();
    await first.giveCode();
    await expect(dialogOf(first.page)).toBeHidden();
  });

  await test.step('the other one reads what changes, and approves', async () => {
    await second.page.getByRole('link', { name: second.words.proposals }).click();
    const proposal = second.page.locator('section').filter({ hasText: 'auditor' }).first();
    await expect(proposal).toContainText(second.words.permission.job.read);
    expect(await accessibilityFaults(second.page)).toEqual([]);
    await proposal.getByRole('button', { name: second.words.proposal.approve }).click();
    const dialog = dialogOf(second.page);
    await dialog.getByRole('button', { name: second.words.proposal.approve }).click();
    await expect(proposal).toContainText(second.words.proposal.state.approved);
  });

  await test.step('the link to the job queues is gone from the bar of whoever had the role', async () => {
    await expect(auditor.page.getByRole('link', { name: auditor.words.queues })).toHaveCount(0);
  });
});

test('a new operator gets in with the set-up codes of the two who agreed, and ends the session by hand', async ({
  browser,
}) => {
  const [first, second] = await Promise.all([
    OperatorConsole.open(browser, 'admin1', 'EN'),
    OperatorConsole.open(browser, 'admin2', 'EN'),
  ]);
  const { words } = first;
  const { operator, setup, proposal } = words;
  const name = `newcomer${Date.now()}`;
  const cardIn = (ops: OperatorConsole): Locator =>
    ops.page.locator('section').filter({ has: ops.page.getByRole('heading', { name }) });

  await test.step('one proposes, with errors under the fields, and the other approves', async () => {
    const { page } = first;
    await page.goto(`${stack().publicUrl}/ops/operators`);
    await page.getByRole('button', { name: operator.add }).click();
    const dialog = dialogOf(page);
    await dialog.getByLabel(words.login.account).fill('admin1');
    await dialog.getByLabel(operator.person).fill(name);
    await dialog.getByLabel(words.reason).fill('joins the cashiers');
    await dialog.getByRole('button', { name: proposal.propose }).click();
    await expect(dialog.getByText(operator.rolesMissing)).toBeVisible();
    await dialog.getByRole('checkbox', { name: 'cashier' }).click();
    await dialog.getByRole('button', { name: proposal.propose }).click();
    await expect(dialog.getByText('Another operator has this account name.')).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByLabel(words.login.account).fill(name);
    await dialog.getByRole('button', { name: proposal.propose }).click();
    await expect(dialog).toBeHidden();
    await second.page.goto(`${stack().publicUrl}/ops/proposals`);
    await cardIn(second).getByRole('button', { name: proposal.approve }).click();
    await dialogOf(second.page).getByRole('button', { name: proposal.approve }).click();
  });

  const codes = await test.step('each of them is shown a code, once', async () => {
    await second.page.goto(`${stack().publicUrl}/ops/operators`);
    return Promise.all(
      [first, second].map(async (ops) => {
        await cardIn(ops).getByRole('button', { name: operator.setupCode }).click();
        const dialog = dialogOf(ops.page);
        await dialog.getByRole('button', { name: operator.setupCodeShow }).click();
        const code = (await dialog.locator('bdi').first().textContent()) ?? '';
        await dialog.getByRole('button', { name: operator.setupCodeKept }).click();
        return code;
      }),
    );
  });

  const context = await browser.newContext();
  await context.addCookies([{ name: 'lang', value: 'EN', url: stack().publicUrl }]);
  const page = await context.newPage();
  await test.step('the new operator sets up authenticator and password, and the others see it at once', async () => {
    await page.goto(`${stack().publicUrl}/ops`);
    await page.getByRole('link', { name: setup.title }).click();
    await page.getByLabel(words.login.account).fill(name);
    await page.getByLabel(setup.firstCode).fill('wrong');
    await page.getByLabel(setup.secondCode).fill(codes[0] ?? '');
    await page.getByRole('button', { name: setup.continue }).click();
    await expect(page.getByText(/is wrong, or a code has expired/)).toBeVisible();
    await page.getByLabel(setup.firstCode).fill(codes[1] ?? '');
    await page.getByRole('button', { name: setup.continue }).click();
    await expect(page.getByRole('img', { name: setup.scan })).toBeVisible();
    const secret = ((await page.locator('bdi').first().textContent()) ?? '').replaceAll(' ', '');
    const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    await page.locator('input[autocomplete="one-time-code"]').fill(code());
    for (const field of await page.locator('input[autocomplete="new-password"]').all())
      await field.fill('three-wet-umbrellas');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: setup.submit }).click();
    await page.getByRole('link', { name: setup.toLogin }).click();
    await expect(page.getByRole('button', { name: words.login.submit })).toBeVisible();
    await expect(cardIn(first)).toContainText(operator.status.active);
  });

  await test.step('an administrator ends the open session, and its page says so', async () => {
    const url = stack().publicUrl;
    const value = await operatorToken(name);
    await context.addCookies(
      ['/ops', '/wps/ops', '/socket.io'].map((path) => ({ name: 'operator', value, url: url + path })),
    );
    await page.goto(`${url}/ops`);
    await expect(page.getByRole('navigation', { name: words.nav })).toBeVisible();
    const card = cardIn(first);
    await card.getByText(operator.sessions).click();
    await card.getByRole('button', { name: /^End session of/ }).click();
    const dialog = dialogOf(first.page);
    await dialog.getByLabel(words.reason).fill('an unknown device');
    await dialog.getByRole('button', { name: operator.endSession }).click();
    await expect(page.getByText(words.login.ended)).toBeVisible();
    await expect(card.getByText(operator.noSessions)).toBeVisible();
  });
});
