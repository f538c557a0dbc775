import { expect, test } from '@playwright/test';
import { accessibilityFaults } from './support/accessibility';
import { query } from './support/database';
import { enterAs, logIn, openAccount } from './support/login';
import { OperatorConsole } from './support/operator-console';
import { type Variant } from './support/portal';
import { messageTo } from './support/post';
import { stack } from './support/stack';

const phone: Variant = { language: 'BN', theme: 'night', width: 360 };

test('a lost authenticator: two operators reset it, and its owner, who is told, stops that', async ({
  browser,
  context,
}) => {
  const { account, email } = await openAccount();
  const token = await logIn(account);
  await query(
    `insert into authentication.totp (member, sealed_secret, created_at, confirmed_at)
     select id, 'none', now(), now() from members.member where account = $1`,
    [account],
  );
  const portal = await enterAs(token, context, phone, '/member/security');
  const [first, second] = [
    await OperatorConsole.open(browser, 'operator1', 'EN'),
    await OperatorConsole.open(browser, 'operator2', 'BN'),
  ];
  const url = `${stack().publicUrl}/ops/authenticators`;

  await first.page.goto(url);
  await first.page.getByRole('searchbox', { name: first.words.factor.search }).fill(account);
  await first.page.getByRole('searchbox', { name: first.words.factor.search }).press('Enter');
  await expect(first.page.getByRole('article', { name: account })).toBeVisible();
  expect(await accessibilityFaults(first.page)).toEqual([]);
  // The frame around it shows the focus, and nothing else does.
  await expect(first.page.getByRole('searchbox', { name: first.words.factor.search })).toHaveCSS(
    'outline-style',
    'none',
  );
  await first.page.getByRole('button', { name: first.words.factor.propose }).click();
  const reason = first.page.getByRole('dialog');
  await reason.getByLabel(first.words.reason).fill('lost with the phone');
  await reason.getByRole('button', { name: first.words.factor.propose }).click();
  await expect(reason).toHaveCount(0);
  const proposed = first.page.getByRole('listitem').filter({ hasText: account });
  await expect(proposed).toContainText(first.words.factor.state.proposed);
  await expect(proposed.getByRole('button', { name: first.words.factor.confirm })).toHaveCount(0);

  // A phone, and the other language and theme: what the operators' page shows fits and can be read.
  await second.page.emulateMedia({ colorScheme: 'light' });
  await second.page.setViewportSize({ width: 360, height: 780 });
  await second.page.goto(url);
  const section = second.page.getByRole('link', { name: second.words.authenticators });
  await expect(section).toHaveAccessibleName(new RegExp(`[০-৯] ${second.words.waiting}$`));
  await expect(section).toBeInViewport({ ratio: 1 });
  const waiting = second.page.getByRole('listitem').filter({ hasText: account });
  await waiting.getByRole('button', { name: second.words.factor.confirm }).click();
  expect(await accessibilityFaults(second.page)).toEqual([]);
  await second.page.getByRole('dialog').getByRole('button', { name: second.words.factor.confirm }).click();
  await expect(waiting).toContainText(second.words.factor.state.waiting);
  expect(await accessibilityFaults(second.page)).toEqual([]);
  expect(
    await second.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);

  const { page, words } = portal;
  expect((await messageTo(email)).text).toContain('/member/security');
  const stop = page.getByRole('button', { name: words.securityCentre.factorResetStop });
  await expect(stop).toBeVisible();
  await portal.expectSound();
  await stop.click();
  await expect(stop).toHaveCount(0);
  await expect(waiting).toContainText(second.words.factor.state.cancelled);
  await expect(proposed).toContainText(first.words.factor.state.cancelled);
});
