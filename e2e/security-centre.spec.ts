import { expect, type Locator, type Response, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { dialogOf } from './support/dialog';
import { enterAs, logIn, newNumber, registerAccount } from './support/login';
import { blockGets, PASSWORD, Portal, type Variant } from './support/portal';
import { codeSentTo } from './support/post';
import { expectAutofill, paste } from './support/typing';
import { variantsOf } from './support/variants';

const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:141.0) Gecko/20100101 Firefox/141.0';
const ELSEWHERE = 'Firefox, Windows';
const VARIANTS: Variant[] = [
  { language: 'BN', theme: 'night', width: 360 },
  { language: 'EN', theme: 'paper', width: 1440 },
];

type Protection = keyof Portal['words']['securityCentre']['begin'];

for (const variant of variantsOf(VARIANTS, 1)) {
  const name = `${variant.language} ${variant.theme} ${variant.width}`;

  test(`a profile, an authenticator, ways to be reached, a real name, passwords, a session elsewhere (${name})`, {
    tag: ['@securityCenter', '@profile'],
  }, async ({ browser, context }) => {
    const account = await registerAccount();
    const elsewhere = await browser.newContext({ reducedMotion: 'reduce' });
    const [other, portal] = [
      await enterAs(await logIn(account, FIREFOX), elsewhere, variant, '/member/deposit'),
      await enterAs(await logIn(account, CHROME), context, variant, '/member/security'),
    ];
    await fillInProfile(portal, other);
    await chooseOffers(portal);
    let recoveryCodes = await switchAuthenticatorOn(portal);
    const nextCode = () => recoveryCodes.pop() ?? '';
    await addMailAddress(portal, `${account}@mail.example`, nextCode());
    recoveryCodes = await renewRecoveryCodes(portal, nextCode(), recoveryCodes);
    await forgetPaymentPassword(portal, nextCode);
    await addMobile(portal, nextCode());
    await setRealName(portal, 'Rupali Begum');
    await endSessionElsewhere(portal, other);
    await changePassword(portal);
    await elsewhere.close();
  });
}

/** Nothing is ticked by itself; what the member ticks is there after a reload, and nothing else. */
async function chooseOffers({ page, words }: Portal): Promise<void> {
  const { product, channel, consents } = words.messages;
  await expect(page.getByRole('heading', { name: consents })).toBeVisible();
  const group = (name: keyof typeof product) => page.getByRole('group', { name: product[name], exact: true });
  const section = () => page.locator('section').filter({ hasText: consents });
  const boxes = () => page.getByRole('group', { name: product.casino }).getByRole('checkbox');
  await expect(boxes()).toHaveCount(3);
  for (const name of ['casino', 'betting', 'lottery'] as const)
    await expect(group(name).getByRole('checkbox', { checked: true })).toHaveCount(0);
  await group('betting').getByRole('checkbox', { name: channel.inbox }).click();
  await group('lottery').getByRole('checkbox', { name: channel.sms }).click();
  await expect(group('lottery').getByRole('checkbox', { name: channel.sms })).toBeChecked();
  await expect(section()).not.toHaveAttribute('aria-busy');
  await page.reload();
  await expect(group('betting').getByRole('checkbox', { name: channel.inbox })).toBeChecked();
  await expect(group('lottery').getByRole('checkbox', { name: channel.sms })).toBeChecked();
  await expect(page.getByRole('group').getByRole('checkbox', { checked: true })).toHaveCount(2);
}

/** Nickname and avatar arrive by push on a page elsewhere; the birth date is given for good. */
async function fillInProfile(portal: Portal, other: Portal): Promise<void> {
  const { page, words } = portal;
  const { profile, securityCentre: text, field } = words;
  const nickname = 'রূপা ✿';
  const change = async (title: string, verb: string) => {
    await page.getByRole('button', { name: `${title}: ${verb}`, exact: true }).click();
    return page.getByRole('dialog', { name: title });
  };
  const saved = (name: string) =>
    page.getByRole('status').filter({ hasText: text.saved.replace('{{name}}', name) });
  if (other.phone) await other.page.getByRole('link', { name: words.shell.me, exact: true }).click();
  else await other.page.getByRole('button', { name: words.shell.menu }).click();
  await expect(other.page.getByRole('button', { name: words.shell.copyId })).toBeVisible();
  await blockGets(other.page);

  const names = await change(field.nickname, profile.add);
  await expectAutofill(names, ['nickname']);
  await portal.expectSound();
  await names.getByLabel(field.nickname).fill('\u202e');
  await page.keyboard.press('Enter');
  await expect(names.getByLabel(field.nickname)).toHaveAttribute('aria-invalid', 'true');
  await names.getByLabel(field.nickname).fill(nickname);
  await page.keyboard.press('Enter');
  await expect(saved(field.nickname)).toBeVisible();
  await expect(other.page.getByText(nickname, { exact: true }).filter({ visible: true })).toBeVisible();

  const avatars = await change(profile.avatar, profile.choose);
  await portal.expectSound();
  await expect(avatars.getByRole('radio', { name: profile.letters })).toBeChecked();
  await avatars.getByRole('radio', { name: profile.picture.tiger }).check();
  await avatars.getByRole('button', { name: text.save }).click();
  await expect(saved(profile.avatar)).toBeVisible();
  const pictures = other.page.locator('svg[data-avatar="tiger"]').filter({ visible: true });
  await expect(pictures).toHaveCount(other.phone ? 1 : 2);

  const dates = await change(profile.birthDate, profile.add);
  await expectAutofill(dates, ['bday']);
  await portal.expectSound();
  const lastYear = new Date().getFullYear() - 1;
  await dates.getByLabel(profile.birthDate).fill(`${lastYear}-05-31`);
  await dates.getByRole('button', { name: text.saveForGood }).click();
  await expect(
    dates.getByText(words.fieldError.field_too_young.replace('{{age}}', portal.number(18)), { exact: true }),
  ).toBeVisible();
  await dates.getByLabel(profile.birthDate).fill('1990-05-31');
  await dates.getByRole('button', { name: text.saveForGood }).click();
  await expect(saved(profile.birthDate)).toBeVisible();
  await expect(page.getByRole('button', { name: `${profile.birthDate}: ${profile.add}` })).toHaveCount(0);
  await other.page.unrouteAll();
}

/** Opens one dialog of the security centre. */
async function begin({ page, words }: Portal, protection: Protection, verb?: string): Promise<Locator> {
  const { name, begin: verbs } = words.securityCentre;
  await page
    .getByRole('button', { name: `${name[protection]}: ${verb ?? verbs[protection]}`, exact: true })
    .click();
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Returns the recovery codes. From now on each change requires one, or a code of the authenticator. */
async function switchAuthenticatorOn(portal: Portal): Promise<string[]> {
  const { page, words } = portal;
  const { securityCentre: text } = words;
  const dialog = await begin(portal, 'authenticator');
  await expectAutofill(dialog, ['current-password']);
  await portal.expectSound();
  await expect(dialog.getByLabel(text.ownPassword)).toBeFocused();
  await paste(dialog.getByLabel(text.ownPassword), PASSWORD);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('img', { name: text.scan })).toBeVisible();
  await expectAutofill(dialog, ['one-time-code']);
  await portal.expectSound();

  // The change is pushed to this page, which updates behind the dialog.
  const pushed = page.waitForResponse(tellsItIsOn);
  const shown = await dialog.getByText(/^(?:[A-Z2-7]{4} )+[A-Z2-7]{1,4}$/).textContent();
  const secret = Secret.fromBase32(shown?.replaceAll(' ', '') ?? '');
  const code = new TOTP({ secret }).generate();
  await expect(dialog.getByLabel(text.authenticatorCode)).toBeFocused();
  await page.keyboard.insertText(code);
  await page.keyboard.press('Enter');
  await pushed;
  const row = page.getByRole('button', {
    name: `${text.name.authenticator}: ${text.switchOff}`,
    exact: true,
    includeHidden: true,
  });
  await expect(row).toBeAttached();
  const recoveryCodes = await keepRecoveryCodes(portal, text.recoveryText);
  await expect(row).toBeVisible();
  return recoveryCodes;
}

/** The codes that the dialog shows only once; only its button closes it. */
async function keepRecoveryCodes(portal: Portal, lead: string): Promise<string[]> {
  const { page, words } = portal;
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  await expect(dialog.getByText(lead)).toBeFocused();
  await page.keyboard.press('Escape');
  await portal.expectSound();
  const recoveryCodes = await dialog.getByRole('listitem').allTextContents();
  await dialog.getByRole('button', { name: words.securityCentre.codesKept }).click();
  await expect(dialog).toHaveCount(0);
  return recoveryCodes;
}

/** Uses one of the ten codes, then renews them with another one; an old code is refused afterwards. */
async function renewRecoveryCodes(portal: Portal, factorCode: string, old: string[]): Promise<string[]> {
  const { page, words } = portal;
  const { securityCentre: text, security } = words;
  const left = (codes: number) =>
    page
      .getByRole('listitem')
      .filter({ hasText: text.recoveryCodesText })
      .getByText(text.recoveryCodesLeft.replace('{{left}}', portal.number(codes)), { exact: true });
  const ask = async (code: string) => {
    const dialog = await begin(portal, 'recoveryCodes');
    await expectAutofill(dialog, ['one-time-code', 'current-password']);
    await expect(dialog.getByLabel(security.factorCode)).toBeFocused();
    await page.keyboard.insertText(code);
    await dialog.getByLabel(text.ownPassword).fill(PASSWORD);
    await dialog.getByLabel(text.ownPassword).press('Enter');
    return dialog;
  };
  await expect(left(9)).toBeVisible();
  await ask(factorCode);
  const codes = await keepRecoveryCodes(portal, text.renewedText);
  await expect(left(10)).toBeVisible();
  const dialog = await ask(old[0] ?? '');
  await expect(dialog.getByLabel(security.factorCode)).toHaveAttribute('aria-invalid', 'true');
  await portal.expectSound();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  return codes;
}

async function tellsItIsOn(reply: Response): Promise<boolean> {
  if (!reply.url().endsWith('/wps/member/security')) return false;
  const { value } = (await reply.json()) as { value: { totp: { active: boolean } } };
  return value.totp.active;
}

async function addMailAddress(portal: Portal, address: string, factorCode: string): Promise<void> {
  const { page, words } = portal;
  const dialog = await begin(portal, 'email');
  await expectAutofill(dialog, ['email', 'one-time-code', 'current-password', 'one-time-code']);
  await dialog.getByLabel(words.field.email).fill(address);
  await proveBy(portal, dialog, address);
  await page.keyboard.press('Enter');
  const factor = dialog.getByLabel(words.security.factorCode);
  await expect(factor).toHaveAttribute('aria-invalid', 'true');
  await portal.expectSound();
  await factor.fill(factorCode);
  await factor.press('Enter');
  await expectSaved(portal, 'email');
}

/** Enters the code that was sent to this number or address, and the password. */
async function proveBy(portal: Portal, dialog: Locator, target: string): Promise<void> {
  const { words } = portal;
  await dialog.getByRole('button', { name: words.smsCode.send }).click();
  await expect(dialog.getByRole('timer', { name: words.smsCode.wait })).toBeVisible();
  await portal.expectSound();
  await dialog.getByLabel(words.field.verificationCode).fill(await codeSentTo(target));
  await dialog.getByLabel(words.securityCentre.ownPassword).fill(PASSWORD);
}

/** The dialog is closed, and a toast confirms the change. */
async function expectSaved({ page, words }: Portal, protection: Protection): Promise<void> {
  const { saved, name } = words.securityCentre;
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(
    page.getByRole('status').filter({ hasText: saved.replace('{{name}}', name[protection]) }),
  ).toBeVisible();
}

async function addMobile(portal: Portal, factorCode: string): Promise<void> {
  const { words } = portal;
  const { mobile, e164 } = newNumber();
  const dialog = await begin(portal, 'mobile');
  await expectAutofill(dialog, [
    'tel-country-code',
    'tel-national',
    'one-time-code',
    'current-password',
    'one-time-code',
  ]);
  await paste(dialog.getByLabel(words.field.mobileNum), mobile);
  await proveBy(portal, dialog, e164);
  await dialog.getByLabel(words.security.factorCode).fill(factorCode);
  await dialog.getByLabel(words.security.factorCode).press('Enter');
  await expectSaved(portal, 'mobile');
}

async function setRealName(portal: Portal, realName: string): Promise<void> {
  const { words } = portal;
  const dialog = await begin(portal, 'realName');
  await expectAutofill(dialog, ['name']);
  await portal.expectSound();
  await dialog.getByLabel(words.securityCentre.name.realName).fill(realName);
  await dialog.getByLabel(words.securityCentre.name.realName).press('Enter');
  await expectSaved(portal, 'realName');
}

/** Sets a payment password, and replaces it without the old one, with a code of the authenticator. */
async function forgetPaymentPassword(portal: Portal, nextCode: () => string): Promise<void> {
  const { page, words } = portal;
  const { securityCentre: text, security } = words;
  const dialog = await begin(portal, 'paymentPassword');
  const choose = async (password: string) => {
    await dialog.getByLabel(security.newPassword).first().fill(password);
    await dialog.getByLabel(security.confirmPassword).fill(password);
    await dialog.getByLabel(security.confirmPassword).press('Enter');
    await expect(dialog).toHaveCount(0);
  };
  await portal.expectSound();
  await dialog.getByLabel(security.factorCode).fill(nextCode());
  await choose('pay-2468');
  await begin(portal, 'paymentPassword', text.change);
  await portal.expectSound();
  await dialog.getByRole('button', { name: security.forgotten }).click();
  await expect(page.getByRole('dialog', { name: text.resetTitle })).toBeVisible();
  await expect(dialog).toHaveCount(1);
  await expect(dialog.getByLabel(text.resetBy)).toHaveCount(0);
  await dialog.getByLabel(security.factorCode).fill(nextCode());
  await dialog.getByLabel(text.ownPassword).fill(PASSWORD);
  await choose('pay-1357');
}

async function endSessionElsewhere(portal: Portal, other: Portal): Promise<void> {
  const { page, words } = portal;
  const { securityCentre: text } = words;
  const logins = page.locator('section', { has: page.getByRole('heading', { name: text.logins }) });
  await expect(logins.getByRole('listitem')).toHaveCount(3);
  await expect(logins).toContainText(text.method.register);
  await expect(logins).toContainText(ELSEWHERE);
  await page.getByRole('button', { name: text.endOf.replace('{{browser}}', ELSEWHERE) }).click();
  await expect(page.getByRole('dialog', { name: text.endTitle })).toContainText(ELSEWHERE);
  await portal.expectSound();
  let loads = 0;
  other.page.on('domcontentloaded', () => {
    loads += 1;
  });
  await dialogOf(page).getByRole('button', { name: text.end, exact: true }).click();
  await expect(page.getByText(text.deviceEnded)).toBeVisible();
  await expect(other.page.getByRole('link', { name: words.shell.login }).first()).toBeVisible();
  expect([new URL(other.page.url()).pathname, loads]).toEqual(['/', 0]);
  await portal.expectSound();
}

async function changePassword(portal: Portal): Promise<void> {
  const { page, words } = portal;
  const dialog = await begin(portal, 'password', words.securityCentre.change);
  await expectAutofill(dialog, ['username', 'current-password', 'new-password', 'new-password']);
  await portal.expectSound();
  await dialog.locator('input[name="oldPassword"]').fill(PASSWORD);
  await paste(dialog.locator('input[name="newPassword"]'), `${PASSWORD}-own`);
  await paste(dialog.locator('input[name="confirmNewPassword"]'), `${PASSWORD}-own`);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(portal.balance).toContainText(portal.amount(0));
}
