import { expect } from '@playwright/test';
import { openMember } from '../support/member';
import { test } from '../support/own-stack';
import { apiIsBack, holdAt, killApi, reached, release, stack } from '../support/stack';

const desktop = { language: 'EN', theme: 'night', width: 1440 } as const;

test('the api is killed three times; the same page stays open and misses nothing', async ({ context }) => {
  const { portal } = await openMember(context, desktop);
  const { page, words } = portal;
  await page.evaluate(countNotices, words.notice.creditedTitle);
  const born = await page.evaluate(() => performance.timeOrigin);

  await test.step('while a deposit call is unanswered', async () => {
    await page.getByRole('link', { name: words.shell.deposit, exact: true }).first().click();
    await page.getByRole('textbox', { name: words.deposit.amount }).fill('321.50');
    const { pid, starts } = stack().programs.api;
    process.kill(pid, 'SIGSTOP');
    const asked = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/deposits'),
    );
    await page.getByRole('button', { name: words.deposit.submit }).click();
    await asked;
    killApi();
    await expect(page.getByText(words.errors.error_network)).toBeVisible();
    await expect(page.getByRole('textbox', { name: words.deposit.amount })).toHaveValue('321.50');
    await apiIsBack(starts);
    const bank = context.waitForEvent('page');
    await page.getByRole('button', { name: words.deposit.submit }).click();
    await (await bank).locator('form[action$="/pay"] button').click();
    await expect(portal.balance).toContainText('321.50');
  });

  await test.step('between COMMIT and wake-up', async () => {
    const bank = await portal.orderDeposit('৳200');
    await expect(page.getByText(words.deposit.states.pending).first()).toBeVisible();
    const { starts } = stack().programs.api;
    holdAt('after-commit');
    await bank.locator('form[action$="/pay"] button').click({ noWaitAfter: true });
    await reached('after-commit');
    await expect(portal.balance).toContainText('321.50');
    killApi();
    release('after-commit');
    await apiIsBack(starts);
    await expect(portal.balance).toContainText('521.50');
  });

  await test.step('while idle', async () => {
    const { starts } = stack().programs.api;
    killApi();
    await expect(
      page.getByText(words.shell.restoring).or(page.getByText(words.shell.lost)).first(),
    ).toBeVisible();
    await apiIsBack(starts);
    await expect(page.getByText(words.shell.restored)).toBeVisible();
    const bank = await portal.orderDeposit('৳500');
    await bank.locator('form[action$="/pay"] button').click();
    await expect(portal.balance).toContainText('1,021.50');
  });

  expect(await page.evaluate(() => performance.timeOrigin)).toBe(born);
  expect(await page.evaluate(() => (window as unknown as { noticed: number }).noticed)).toBe(3);
});

/** Counts the toasts that appear on the page from now on. */
function countNotices(title: string): void {
  const seen = new WeakSet<Element>();
  Object.assign(window, { noticed: 0 });
  new MutationObserver(() => {
    for (const heading of document.querySelectorAll('h2, [class*="title"]')) {
      if (heading.textContent !== title || seen.has(heading)) continue;
      seen.add(heading);
      (window as unknown as { noticed: number }).noticed += 1;
    }
  }).observe(document.body, { childList: true, subtree: true });
}
