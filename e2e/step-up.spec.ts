import { expect, type Page, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { sealedCall } from './support/call';
import { query } from './support/database';
import { logIn as begin, comeFromElsewhere, openAccount, registerAccount } from './support/login';
import { PASSWORD, Portal, type Variant } from './support/portal';
import { messageTo } from './support/post';
import { expectAutofill, paste } from './support/typing';
import { variantsOf } from './support/variants';

/** A fake of WebOTP, by which phones read codes from SMS; the story provides the codes. */
interface OtpWindow extends Window {
  /** Gives a code to the waiting page. */
  offerCode?: (code: string) => void;
}

const phone: Variant = { language: 'BN', theme: 'night', width: 360 };
const desktop: Variant = { language: 'EN', theme: 'paper', width: 1440 };

for (const variant of variantsOf([phone, desktop], 1)) {
  const name = `${variant.language} ${variant.theme} ${variant.width}`;

  test(`from an unknown address, proved by a code, and on to where the person was going (${name})`, async ({
    context,
  }) => {
    const { account, e164, email } = await openAccount();
    const bySms = variant === phone;
    // Only the strongest method is offered: a code by mail for a member without a number.
    if (!bySms)
      await query('update members.member set mobile_verified_at = null where account = $1', [account]);
    await comeFromElsewhere(account);
    await context.addInitScript(haveCodesBySms);
    const portal = await Portal.open(context, variant, '/member/deposit');
    const { page, words } = portal;
    await logIn(portal, account);
    const dialog = page.getByRole('dialog', { name: words.login.verifyTitle });
    await expect(
      dialog.getByRole('button', { name: bySms ? words.login.byMobile : words.login.byEmail }),
    ).toBeFocused();
    await portal.expectSound();

    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('timer')).toBeVisible();
    await expectAutofill(dialog, ['one-time-code']);
    await portal.expectSound();
    const field = dialog.getByLabel(words.field.verificationCode);
    if (bySms) {
      const sms = await messageTo(e164);
      expect(sms.text.split('\n').at(-1)).toBe(`@localhost #${sms.code}`);
      await page.waitForFunction(() => (window as OtpWindow).offerCode);
      await page.evaluate((code) => (window as OtpWindow).offerCode?.(code ?? ''), sms.code);
      await expect(field).toHaveValue(portal.digits(sms.code ?? ''));
      await field.press('Enter');
    } else {
      const { code, text } = await messageTo(email);
      await paste(field, code === '000000' ? '111111' : '000000');
      await page.keyboard.press('Enter');
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect.poll(() => isAwaitingSms(page)).toBe(false);
      await expect(dialog.getByRole('button', { name: words.login.otherWay })).toHaveCount(0);
      await paste(field, text);
      await page.keyboard.press('Enter');
    }
    await expect(page.getByRole('heading', { name: words.deposit.title })).toBeVisible();
    await expect(page).toHaveURL(/\/member\/deposit$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

test('from an unknown address, proved by an authenticator', async ({ context }) => {
  const account = await registerAccount();
  const code = await switchAuthenticatorOn(account);
  await comeFromElsewhere(account);
  const portal = await Portal.open(context, phone, '/login');
  const { page, words } = portal;
  await logIn(portal, account);
  const dialog = page.getByRole('dialog', { name: words.login.verifyTitle });
  await expect(dialog.getByRole('button', { name: words.login.byTotp })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectAutofill(dialog, ['one-time-code']);
  await portal.expectSound();
  await paste(dialog.getByLabel(words.login.totpCode), code());
  await page.keyboard.press('Enter');
  await expect(portal.balance).toContainText(portal.amount(0));
});

test("from an unknown address, proved by the name of the bank account's holder", async ({ context }) => {
  const account = await registerAccount();
  await query(`update members.member set profile = '{"payeeName":"Rupali Begum"}' where account = $1`, [
    account,
  ]);
  await comeFromElsewhere(account);
  const portal = await Portal.open(context, desktop, '/login');
  const { page, words } = portal;
  await logIn(portal, account);
  const dialog = page.getByRole('dialog', { name: words.login.verifyTitle });
  await dialog.getByRole('button', { name: words.login.byBankName }).press('Enter');
  await portal.expectSound();
  const field = dialog.getByLabel(words.login.bankName);
  await expect(field).toBeFocused();
  await field.fill('Shapla Begum');
  await field.press('Enter');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('rupali begum');
  await field.press('Enter');
  await expect(portal.balance).toContainText(portal.amount(0));
});

/** Sets up an authenticator by calls; returns a function that gives an unused code. */
async function switchAuthenticatorOn(account: string): Promise<() => string> {
  const token = await begin(account);
  const { secret } = await sealedCall<{ secret: string }>(
    'POST /wps/member/security/totp',
    { password: PASSWORD },
    { token },
  );
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  await sealedCall('PUT /wps/member/security/totp', { code: totp.generate() }, { token });
  return () => totp.generate({ timestamp: Date.now() + totp.period * 1000 });
}

test('from an unknown address with nothing to prove it by: told what waits, and what helps', async ({
  context,
}) => {
  const account = await registerAccount();
  await comeFromElsewhere(account);
  const portal = await Portal.open(context, phone, '/login');
  const { page, words } = portal;
  await logIn(portal, account);
  const dialog = page.getByRole('dialog', { name: words.welcome.unverifiedTitle });
  await expect(dialog).toBeVisible();
  await portal.expectSound();
  await dialog.getByRole('button', { name: words.welcome.protect }).click();
  const [waits] = words.securityCentre.withdrawalsWait.split('{{at}}');
  await expect(page.getByText(waits?.trim() ?? '')).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

async function logIn({ page, words }: Portal, account: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: words.login.title });
  await expectAutofill(dialog.getByRole('tabpanel'), ['username', 'current-password']);
  await dialog.getByLabel(words.field.username).fill(account);
  await paste(dialog.getByLabel(words.field.password).first(), PASSWORD);
  await page.keyboard.press('Enter');
}

const isAwaitingSms = (page: Page): Promise<boolean> =>
  page.evaluate(() => (window as OtpWindow).offerCode !== undefined);

/** Runs in the page. */
function haveCodesBySms(): void {
  const own = window as OtpWindow;
  Object.assign(window, { OTPCredential: class {} });
  navigator.credentials.get = ({ signal } = {}) =>
    new Promise((resolve, reject) => {
      own.offerCode = (code) => resolve({ id: '', type: 'otp', code } as Credential);
      signal?.addEventListener('abort', () => {
        own.offerCode = undefined;
        reject(signal.reason);
      });
    });
}
