import { expect, type Page, test } from '@playwright/test';
import { readNextCaptcha } from './support/captcha';
import { newNumber } from './support/login';
import { Player } from './support/player';
import { newAccount, PASSWORD, Portal, type Variant } from './support/portal';
import { codeSentTo } from './support/post';
import { expectAutofill } from './support/typing';
import { variantsOf } from './support/variants';

const phone: Variant = { language: 'BN', theme: 'night', width: 360 };
const desktop: Variant = { language: 'EN', theme: 'paper', width: 1440 };
/** The initial balance of a trial account. */
const PLAY_MONEY = 10_000;

const PASSWORDS = ['new-password', 'new-password'];
const BY_NAME = ['username', ...PASSWORDS, 'email', 'off'];
const BY_MOBILE = ['tel-country-code', 'tel-national', 'one-time-code', ...PASSWORDS, 'email', 'off'];

const dialog = ({ page }: Portal) => page.getByRole('dialog');

/** Types into the focused field, and moves to the next. */
async function typeAndTab(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text);
  await page.keyboard.press('Tab');
}

async function agree({ page }: Portal): Promise<void> {
  await page.getByRole('checkbox').nth(0).check();
  await page.getByRole('checkbox').nth(1).check();
}

/** Fills in everything but the name, and submits. */
async function fillTheRest(portal: Portal): Promise<void> {
  const { page, words } = portal;
  await page.getByLabel(words.field.password).first().fill(PASSWORD);
  await page.getByLabel(words.field.confirmPassword).fill(PASSWORD);
  await agree(portal);
  await page.getByRole('button', { name: words.registration.submit }).click();
}

async function expectMember(portal: Portal): Promise<void> {
  const { page, words } = portal;
  await page.getByRole('button', { name: words.welcome.later }).click();
  await expect(portal.balance).toContainText(portal.amount(0));
  expect(new URL(page.url()).pathname).toBe('/');
}

for (const variant of variantsOf([phone, desktop])) {
  const name = `${variant.language} ${variant.theme} ${variant.width}`;

  test(`somebody registers with the keyboard alone, after a wrong name and none of the terms (${name})`, {
    tag: ['@register', '@register-name', '@register-terms'],
  }, async ({ context }) => {
    const portal = await Portal.open(context, variant, '/register');
    const { page, words } = portal;
    const username = page.getByLabel(words.field.username);
    await expect(username).toBeFocused();
    await expectAutofill(page.getByRole('tabpanel'), BY_NAME);
    await page.keyboard.type('1');
    await page.keyboard.press('Enter');
    await expect(username).toHaveAttribute('aria-invalid', 'true');
    await expect(username).toBeFocused();
    await expect(page.getByText(words.fieldError.field_terms)).toBeVisible();
    await expect(dialog(portal)).toContainText(portal.number(18));
    await portal.expectSound();

    await page.keyboard.press('Backspace');
    await typeAndTab(page, newAccount());
    await typeAndTab(page, PASSWORD);
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD);
    for (const box of [0, 1]) {
      await page.getByRole('checkbox').nth(box).focus();
      await page.keyboard.press('Space');
    }
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: words.welcome.later })).toBeVisible();
    await portal.expectSound();
    await expectMember(portal);
  });

  test(`somebody registers by mobile number and the code sent to it (${name})`, {
    tag: ['@register-mobile'],
  }, async ({ context }) => {
    const portal = await Portal.open(context, variant, '/register');
    const { page, words } = portal;
    const { mobile, e164 } = newNumber();
    await page.getByRole('tab', { name: words.registration.byMobile }).click();
    await expectAutofill(page.getByRole('tabpanel'), BY_MOBILE);
    await page.getByLabel(words.field.mobileNum).fill(mobile);
    await page.getByRole('button', { name: words.smsCode.send }).click();
    await expect(page.getByText(words.smsCode.sent)).toBeVisible();
    await portal.expectSound();
    await page.getByLabel(words.field.verificationCode).fill(await codeSentTo(e164));
    await fillTheRest(portal);
    await expectMember(portal);
  });

  test(`a code of nobody is warned of, and the account opens without it (${name})`, {
    tag: ['@register-referral'],
  }, async ({ context }) => {
    const portal = await Portal.open(context, variant, '/register?referralCode=NOBODY2345');
    const { page, words } = portal;
    const code = page.getByLabel(words.field.referralCode);
    await expect(page.getByRole('dialog')).toContainText(words.registration.required);
    await expect(code).toHaveValue('NOBODY2345');
    await page.getByLabel(words.field.username).fill(newAccount());
    // The reason appears under the field while the pointer is on its way to the box.
    await page.getByLabel(words.field.password).first().fill(PASSWORD);
    await page.getByLabel(words.field.confirmPassword).fill(`${PASSWORD}x`);
    await page.getByRole('checkbox').nth(0).check();
    await expect(page.getByText(words.fieldError.field_mismatch)).toBeVisible();
    await fillTheRest(portal);
    const warning = page.getByRole('dialog', { name: words.registration.invitationTitle });
    await expect(warning).toContainText(words.registration.invitationError);
    await portal.expectAccessible();
    await warning.getByRole('button', { name: words.registration.confirm }).click();
    await expect(page.getByText(words.fieldError.field_invitation_code)).toBeVisible();
    await code.fill('');
    await page.getByRole('button', { name: words.registration.submit }).click();
    await expectMember(portal);
  });

  test(`where the server asks for them, an image is read and the browser checked (${name})`, {
    tag: ['@register-captcha'],
  }, async ({ context }) => {
    const portal = await Portal.open(context, variant);
    const { page, words } = portal;
    await page.route('**/wps/member/register/checks', (route) =>
      route.fulfill({ json: { success: true, message: null, value: { captcha: true, botCheck: true } } }),
    );
    const signs = readNextCaptcha(page);
    await page.goto(new URL('/register', page.url()).href);
    const captcha = page.getByLabel(words.field.captcha);
    await expect(page.getByAltText(words.humanCheck.imageText)).toBeVisible();
    await portal.expectAccessible();
    await page.getByLabel(words.field.username).fill(newAccount());
    await fillTheRest(portal);
    await expect(page.getByText(words.fieldError.field_captcha)).toBeVisible();
    await captcha.fill(await signs);
    await page.getByRole('button', { name: words.registration.submit }).click();
    await expectMember(portal);
  });

  test(`a guest tries a game with play money, and meets the gate (${name})`, {
    tag: ['@free-play', '@trial-view'],
  }, async ({ context }) => {
    const portal = await Portal.open(context, variant, '/register');
    const player = new Player(portal);
    const { page, words } = portal;
    await page.getByRole('button', { name: words.freePlay.start }).click();
    await expect(portal.balance).toContainText(portal.amount(PLAY_MONEY));
    await expect(page.getByText(words.games.playMoney).first()).toBeVisible();
    const menus = page.getByRole('navigation').filter({ visible: true });
    await expect(menus.getByRole('link', { name: words.category.RECENT })).toBeVisible();
    for (const name of [words.shell.messages, words.shell.security])
      await expect(menus.getByRole('link', { name, exact: true })).toHaveCount(0);
    await portal.expectSound();

    await page.goto(new URL('/rng', page.url()).href);
    await player.tile('river-dice').click();
    await expect(page.getByRole('button', { name: words.games.tryFree })).toBeVisible();
    await portal.expectSound();
    await page.getByRole('button', { name: words.games.tryFree }).click();
    await page.waitForURL(/\/game\/\d+/);
    const roll = player.game.getByRole('button', { name: player.studio.dice.play, exact: true });
    await roll.click();
    await expect(roll).toBeEnabled();
    await player.goHome();
    await expect(portal.balance).toBeVisible();
    await expect(portal.balance).not.toContainText(portal.amount(PLAY_MONEY));

    await page.locator('header a[href="/member/deposit"]').click();
    const gate = page.getByRole('dialog', { name: words.games.needAccountTitle });
    await expect(gate).toContainText(words.errors.error_in_need_true_account);
    await portal.expectAccessible();
    await page.keyboard.press('Escape');
    await expect(gate).toHaveCount(0);
    await page.goto(new URL('/member/withdraw', page.url()).href);
    await gate.getByRole('button', { name: words.games.openAccount }).click();
    await expect(page.getByRole('dialog', { name: words.registration.title })).toBeVisible();
    await expect(page.getByLabel(words.field.username)).toBeVisible();
  });
}
