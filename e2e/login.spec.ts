import { expect, type Page, test } from '@playwright/test';
import { readNextCaptcha } from './support/captcha';
import { demandNewPassword, openAccount, type ProvedAccount } from './support/login';
import { PASSWORD, Portal, type Variant } from './support/portal';
import { codeSentTo, messageTo } from './support/post';
import { expectAutofill, paste } from './support/typing';
import { variantsOf } from './support/variants';

const NEW_PASSWORD = 'Choitra-1432';
/** A dialog has the same title. */
const NEW_FIELD = 'input[name="newPassword"]';
const MOBILE = ['tel-country-code', 'tel-national'];
const VARIANTS: Variant[] = [
  { language: 'BN', theme: 'night', width: 360 },
  { language: 'EN', theme: 'paper', width: 1440 },
];

/** Each story has several dialogs, with messages and proofs of work in between. */

for (const variant of variantsOf(VARIANTS)) {
  const name = `${variant.language} ${variant.theme} ${variant.width}`;

  test(`by keyboard, with a captcha after three wrong passwords; out of all tabs at once (${name})`, {
    tag: ['@login', '@login-name'],
  }, async ({ context }) => {
    const { account } = await openAccount();
    const portal = await Portal.open(context, variant);
    const { page, words } = portal;
    await page.getByRole('link', { name: words.shell.login }).first().press('Enter');
    await expect(page.getByLabel(words.field.username)).toBeFocused();
    await expectAutofill(page.getByRole('tabpanel'), ['username', 'current-password']);
    await portal.expectAccessible();
    await page.keyboard.type(account);
    await page.keyboard.press('Tab');
    const captcha = readNextCaptcha(page);
    for (const guess of ['first-guess', 'second-guess', 'third-guess']) {
      await page.keyboard.press('ControlOrMeta+A');
      await submitByKey(page, guess);
    }
    const signs = await captcha;
    await expect(page.getByLabel(words.field.captcha)).toBeVisible();
    await portal.expectAccessible();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel(words.field.captcha)).toBeFocused();
    await page.keyboard.type(signs);
    await page.keyboard.press('Enter');
    await expect(portal.balance).toContainText(portal.amount(0));

    const second = await Portal.open(context, variant);
    await expect(second.balance).toContainText(portal.amount(0));
    await portal.logOut(() => portal.expectSound());
    await expect(second.page.getByRole('link', { name: words.shell.login }).first()).toBeVisible();
    // The guest's page may have read the public lists anew.
    const { gameVendor: _, hotGames: __, ...kept } = await page.evaluate(() => ({ ...sessionStorage }));
    expect(kept).toEqual({ merchantCode: 'mela' });
  });

  test(`by a code from the phone, and again without one on a device that is remembered (${name})`, {
    tag: ['@login-sms', '@dialog-switch'],
  }, async ({ context }) => {
    const { mobile, e164 } = await openAccount();
    const portal = await Portal.open(context, variant, '/login');
    const { page, words } = portal;
    await page.getByText(words.login.toRegister).click();
    await expect(page.getByRole('dialog')).toHaveAccessibleName(words.registration.title);
    await page.getByText(words.registration.toLogin).click();
    await expect(page.getByRole('dialog')).toHaveAccessibleName(words.login.title);
    await page.getByRole('tab', { name: words.login.bySms }).click();
    await expectAutofill(page.getByRole('tabpanel'), [...MOBILE, 'one-time-code']);
    await askForCode(portal, mobile);
    await portal.expectAccessible();
    const code = await codeSentTo(e164);

    await page.reload();
    await page.getByRole('tab', { name: words.login.bySms }).click();
    await page.getByLabel(words.field.mobileNum).fill(mobile);
    await expect(page.getByRole('timer', { name: words.smsCode.wait })).toBeVisible();
    await page.getByLabel(words.field.verificationCode).fill(code);
    await page.getByText(words.login.remember).click();
    await page.getByRole('dialog').getByRole('button', { name: words.login.submit, exact: true }).click();
    await expect(portal.balance).toContainText(portal.amount(0));

    await page.close();
    const tomorrow = await Portal.open(context, variant);
    await expect(tomorrow.balance).toContainText(portal.amount(0));
  });

  test(`a forgotten password, by mail and by mobile (${name})`, {
    tag: ['@forget', '@forget-mail', '@forget-mobile'],
  }, async ({ context }) => {
    const owner = await openAccount();
    const portal = await Portal.open(context, variant, '/login');
    await recoverByMail(portal, owner);
    await portal.logOut();
    await recoverByMobile(portal, owner);
    await portal.logOut();
    await logIn(portal, owner.account, `${NEW_PASSWORD}-again`);
    await expect(portal.balance).toContainText(portal.amount(0));
  });

  test(`a password that somebody else gave has to be changed first (${name})`, {
    tag: ['@change-password', '@member'],
  }, async ({ context }) => {
    const { account } = await openAccount();
    await demandNewPassword(account);
    const portal = await Portal.open(context, variant, '/login');
    const { page, words } = portal;
    await logIn(portal, account, PASSWORD);
    const dialog = page.getByRole('dialog', { name: words.passwordChange.forcedTitle });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expectAutofill(dialog, ['username', 'new-password', 'new-password']);
    await portal.expectSound();
    await paste(dialog.locator(NEW_FIELD), NEW_PASSWORD);
    await dialog.getByLabel(words.passwordChange.confirm).fill(`${NEW_PASSWORD}x`);
    await dialog.getByLabel(words.passwordChange.confirm).press('Enter');
    await expect(dialog.getByText(words.fieldError.field_mismatch)).toBeVisible();
    await dialog.getByLabel(words.passwordChange.confirm).fill(NEW_PASSWORD);
    await dialog.getByLabel(words.passwordChange.confirm).press('Enter');
    await expect(portal.balance).toContainText(portal.amount(0));
    expect(new URL(page.url()).pathname).toBe('/');
    await portal.logOut();
    await logIn(portal, account, NEW_PASSWORD);
    await expect(portal.balance).toContainText(portal.amount(0));
  });
}

/** Submits the form with Enter in the password field, and waits for the server's answer. */
async function submitByKey(page: Page, password: string): Promise<void> {
  const refused = page.waitForResponse((reply) => reply.url().endsWith('/wps/session/login'));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  expect((await refused).status()).toBe(401);
  await expect(page.getByRole('dialog').locator('[aria-busy="true"]')).toHaveCount(0);
}

async function logIn({ page, words }: Portal, account: string, password: string): Promise<void> {
  if (new URL(page.url()).pathname !== '/login')
    await page.getByRole('link', { name: words.shell.login }).first().click();
  await page.getByLabel(words.field.username).fill(account);
  await page.getByLabel(words.field.password).first().fill(password);
  await page.getByLabel(words.field.password).first().press('Enter');
}

async function askForCode(portal: Portal, mobile: string): Promise<void> {
  const { page, words } = portal;
  await page.getByLabel(words.field.mobileNum).fill('12');
  await page.getByRole('button', { name: words.smsCode.send }).click();
  await expect(page.getByLabel(words.field.mobileNum)).toHaveAttribute('aria-invalid', 'true');
  await seeFailure(portal, ` ${mobile}`);
  await page.getByLabel(words.field.mobileNum).fill(mobile);
  await page.getByRole('button', { name: words.smsCode.send }).click();
  await expect(page.getByRole('timer', { name: words.smsCode.wait })).toBeVisible();
}

/** If a code cannot be sent, the page says so, and another may be requested. */
async function seeFailure(portal: Portal, mobile: string): Promise<void> {
  const { page, words } = portal;
  const refusal = { success: false, message: 'error_sms_quota', value: null };
  await page.route(
    '**/wps/verification/sms/noLogin',
    (route) => route.fulfill({ status: 503, json: refusal }),
    { times: 1 },
  );
  await page.getByLabel(words.field.mobileNum).fill(mobile);
  await page.getByRole('button', { name: words.smsCode.send }).click();
  const warning = page.getByRole('dialog', { name: words.smsCode.failedTitle });
  await expect(warning).toContainText(words.errors.error_sms_quota);
  await portal.expectAccessible();
  await warning.getByRole('button', { name: words.smsCode.confirm }).click();
  await expect(warning).toHaveCount(0);
}

async function recoverByMail(portal: Portal, { account, email }: ProvedAccount): Promise<void> {
  const { page, words } = portal;
  await page.getByRole('button', { name: words.login.forgotten }).click();
  await expect(page).toHaveURL(/\/forget$/);
  await expectAutofill(page.getByRole('tabpanel'), ['username', 'email']);
  await portal.expectAccessible();
  await page.getByLabel(words.field.username).fill(account);
  await page.getByLabel(words.recovery.email).fill(email);
  await page.getByLabel(words.recovery.email).press('Enter');
  await expect(page.getByRole('heading', { name: words.recovery.sentTitle })).toBeVisible();
  await portal.expectAccessible();
  const [link] = (await messageTo(email)).links;
  await page.goto(link ?? '');
  await expectAutofill(page.getByRole('dialog'), ['new-password']);
  await page.locator(NEW_FIELD).fill(NEW_PASSWORD);
  expect(page.url()).not.toContain('token');
  await portal.expectAccessible();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: words.login.submit, exact: true }).click();
  await logIn(portal, account, NEW_PASSWORD);
  await expect(portal.balance).toContainText(portal.amount(0));
}

async function recoverByMobile(portal: Portal, { mobile, e164 }: ProvedAccount): Promise<void> {
  const { page, words } = portal;
  await page.getByRole('link', { name: words.shell.login }).first().click();
  await page.getByRole('button', { name: words.login.forgotten }).click();
  await page.getByRole('tab', { name: words.recovery.byMobile }).click();
  await expectAutofill(page.getByRole('tabpanel'), [...MOBILE, 'one-time-code', 'new-password']);
  await askForCode(portal, mobile);
  await page.getByLabel(words.field.verificationCode).fill(await codeSentTo(e164));
  await page.locator(NEW_FIELD).fill(`${NEW_PASSWORD}-again`);
  await portal.expectAccessible();
  await page.keyboard.press('Enter');
  await expect(portal.balance).toContainText(portal.amount(0));
  expect(new URL(page.url()).pathname).toBe('/');
}
