import { expect, test } from '@playwright/test';
import { accessibilityFaults } from './support/accessibility';
import { OperatorConsole } from './support/operator-console';
import { stack } from './support/stack';

test.describe.configure({ timeout: 240_000 });

test('an administrator proposes a role, another one approves it, and its sections appear', async ({
  browser,
}) => {
  const [first, second, auditor] = await Promise.all([
    OperatorConsole.logIn(browser, 'admin1', 'EN'),
    OperatorConsole.logIn(browser, 'admin2', 'BN'),
    OperatorConsole.open(browser, 'auditor1', 'EN'),
  ]);
  const { words } = first;

  await test.step('an administrator sees the sections of the own permissions alone', async () => {
    const sections = first.page.getByRole('navigation', { name: words.nav }).getByRole('link');
    const own = [words.operators, words.roles, words.gate.title, words.settings.title];
    await expect(sections).toHaveText([new RegExp(words.proposals), ...own]);
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
    const dialog = first.page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: words.permission.job.read }).click();
    expect(await accessibilityFaults(first.page)).toEqual([]);
    await dialog.getByLabel(words.reason).fill('queues are for technicians');
    await dialog.getByRole('button', { name: words.proposal.propose }).click();
    await first.giveCode();
    await expect(first.page.getByRole('dialog')).toBeHidden();
  });

  await test.step('the other one reads what changes, and approves', async () => {
    await second.page.getByRole('link', { name: second.words.proposals }).click();
    const proposal = second.page.locator('section').filter({ hasText: 'auditor' }).first();
    await expect(proposal).toContainText(second.words.permission.job.read);
    expect(await accessibilityFaults(second.page)).toEqual([]);
    await proposal.getByRole('button', { name: second.words.proposal.approve }).click();
    const dialog = second.page.getByRole('dialog');
    await dialog.getByRole('button', { name: second.words.proposal.approve }).click();
    await expect(proposal).toContainText(second.words.proposal.state.approved);
  });

  await test.step('the link to the job queues is gone from the bar of whoever had the role', async () => {
    await expect(auditor.page.getByRole('link', { name: auditor.words.queues })).toHaveCount(0);
  });
});
