import { expect, type Page, test } from '@playwright/test';
import { phonePhrases } from '../apps/sandbox/src/id/phone.phrases';
import { newNumber } from './support/login';
import { PASSWORD, Portal, type Variant } from './support/portal';
import { codeSentTo } from './support/post';
import { withPhoneCheck } from './support/scenes';
import { expectAutofill } from './support/typing';
import { variantsOf } from './support/variants';

const VARIANTS: Variant[] = [
  { language: 'BN', theme: 'night', width: 360 },
  { language: 'EN', theme: 'paper', width: 1440 },
];

for (const variant of variantsOf(VARIANTS, 1)) {
  test(`a third party proves the number of who registers, once a check was called off (${variant.language} ${variant.theme} ${variant.width})`, async ({
    context,
  }) => {
    const { mobile, e164 } = newNumber();
    const portal = await Portal.open(context, variant, withPhoneCheck('/register'));
    const { page, words } = portal;
    const third = phonePhrases[variant.language === 'BN' ? 'bn' : 'en'];
    await page.getByRole('tab', { name: words.registration.byMobile }).click();
    await expectAutofill(page.getByRole('tabpanel'), [
      'tel-country-code',
      'tel-national',
      'new-password',
      'new-password',
      'email',
      'off',
    ]);
    await page.getByLabel(words.field.mobileNum).fill(mobile);
    await page.getByLabel(words.field.password).first().fill(PASSWORD);
    await page.getByLabel(words.field.confirmPassword).fill(PASSWORD);
    await page.getByRole('checkbox').nth(0).check();
    await page.getByRole('checkbox').nth(1).check();

    const calledOff = await openedBy(page, words.registration.submit);
    await expect(page.getByText(words.phoneCheck.waiting)).toBeVisible();
    await portal.expectSound();
    await calledOff.getByRole('button', { name: third.cancel }).click();
    await expect(page.getByText(words.errors.error_social_refused)).toBeVisible();
    await expect.poll(() => calledOff.isClosed()).toBe(true);

    const check = await openedBy(page, words.registration.submit);
    await check.getByLabel(third.code).fill(await codeSentTo(e164));
    await check.getByRole('button', { name: third.confirm }).click();
    await page.getByRole('button', { name: words.welcome.later }).click();
    await expect(portal.balance).toContainText(portal.amount(0));
    await expect.poll(() => check.isClosed()).toBe(true);
  });
}

/** The window that a button opens. */
async function openedBy(page: Page, name: string): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name }).click();
  return opened;
}
