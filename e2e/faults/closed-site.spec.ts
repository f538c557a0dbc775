import { expect } from '@playwright/test';
import { isOpenWhileClosed } from '../../libs/site/common/open-places';
import { dialogOf } from '../support/dialog';
import { openMember } from '../support/member';
import { OperatorConsole } from '../support/operator-console';
import { test } from '../support/own-stack';
import { Portal, type Variant } from '../support/portal';

/** It closes the brand, so it has a stack of its own. */
test('an operator closes the site, opens it, and turns a feature off; a visitor and a member in the middle of a deposit follow, without a reload', {
  tag: ['@maintenance'],
}, async ({ context, browser }) => {
  const phone: Variant = { language: 'BN', theme: 'paper', width: 360 };
  const visitor = await Portal.open(await browser.newContext(), phone, '/register');
  const registration = visitor.page.getByRole('heading', { name: visitor.words.registration.title });
  await expect(registration).toBeVisible();
  const { portal } = await openMember(context, { language: 'EN', theme: 'night', width: 1440 });
  const { page, words } = portal;
  const bank = await portal.orderDeposit('৳500');
  await expect(page.getByText(words.deposit.states.pending).first()).toBeVisible();
  const other = await context.newPage();
  await other.goto(new URL('/member/deposit', page.url()).href);
  const amount = other.getByRole('textbox', { name: words.deposit.amount });
  await amount.fill('777');

  const operator = await OperatorConsole.open(browser, 'operator1', 'EN');
  const { gate, reason } = operator.words;
  await operator.page.getByRole('link', { name: gate.title, exact: true }).click();
  await operator.page.getByRole('button', { name: gate.close, exact: true }).click();
  const dialog = operator.page.getByRole('dialog');
  await dialog.getByLabel(gate.endTime, { exact: false }).fill('2099-01-01T18:00');
  await dialog.getByLabel(reason, { exact: false }).fill('new servers');
  await dialog.getByRole('button', { name: gate.close, exact: true }).click();
  await expect(operator.page.getByText(gate.endTime, { exact: true })).toBeVisible();

  await expect(visitor.page.getByRole('heading', { level: 1 })).toHaveText(
    visitor.words.closed.maintenanceTitle,
  );
  await expect(registration).toBeHidden();
  await visitor.expectSound();
  for (const each of [page, other]) {
    await expect(each.getByRole('heading', { level: 1, name: words.closed.maintenanceTitle })).toBeVisible();
    await expect(each.getByText('18:00')).toBeVisible();
  }
  await expect(amount).toBeHidden();
  await portal.expectSound();
  await visitor.page.goto(new URL('/rng', page.url()).href);
  await expect(visitor.page.getByRole('heading', { level: 1 })).toHaveText(
    visitor.words.closed.maintenanceTitle,
  );

  // What was paid arrives meanwhile.
  await bank.locator('form[action$="/pay"] button').click();
  await expect(page.getByText(words.notice.creditedTitle).filter({ visible: true }).first()).toBeVisible();
  // A member may still withdraw, and finds the way there and back.
  const third = await context.newPage();
  await third.goto(page.url());
  const withdraw = third.getByRole('link', { name: words.shell.withdraw, exact: true });
  await withdraw.click();
  await expect(third.getByRole('heading', { level: 1, name: words.withdrawal.title })).toBeVisible();
  await expect(third.getByText(words.closed.maintenanceBar)).toBeVisible();
  const ways = await third
    .locator('nav a:visible')
    .evaluateAll((all) => all.map((way) => way.getAttribute('href')));
  expect(ways.length).toBeGreaterThan(2);
  for (const way of ways) expect(isOpenWhileClosed(way ?? '')).toBe(true);
  await third.getByRole('link', { name: words.closed.why }).click();
  await expect(withdraw).toBeVisible();

  await operator.page.getByRole('button', { name: gate.open.title, exact: true }).click();
  await dialog.getByLabel(reason, { exact: false }).fill('all done');
  await dialog.getByRole('button', { name: gate.open.action, exact: true }).click();
  await expect(operator.page.getByText(gate.status.normal, { exact: true })).toBeVisible();
  await expect(amount).toHaveValue('777');
  await expect(amount).toBeVisible();
  await expect(page.getByText(words.deposit.sentence.paid)).toBeVisible();
  await expect(portal.balance).toContainText(portal.amount(500));
  await expect(
    visitor.page.getByRole('heading', { name: visitor.words.closed.maintenanceTitle }),
  ).toBeHidden();

  await visitor.page.goto(new URL('/login', page.url()).href);
  const trial = visitor.page.getByRole('button', { name: visitor.words.freePlay.start });
  await expect(trial).toBeVisible();
  await visitor.page.getByLabel(visitor.words.field.username).fill('shapla');
  const administrator = await OperatorConsole.open(browser, 'admin1', 'EN');
  const { settings } = administrator.words;
  await administrator.page.goto(new URL('/ops/settings/switches', page.url()).href);
  await administrator.page.getByLabel(settings.fields.whitelabel_FREEPLAY).click();
  await administrator.page.getByRole('button', { name: settings.review }).click();
  const review = dialogOf(administrator.page);
  await review.getByRole('textbox').fill('a quiet week');
  await review.getByRole('button', { name: settings.save, exact: true }).click();
  await expect(trial).toBeHidden();
  await expect(visitor.page.getByLabel(visitor.words.field.username)).toHaveValue('shapla');
  await expect(amount).toHaveValue('777');
});
