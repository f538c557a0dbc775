import { expect, test } from '@playwright/test';
import { consentPhrases } from '../apps/sandbox/src/id/consent.phrases';
import { newAccount, Portal, type Variant } from './support/portal';
import { variantsOf } from './support/variants';

const VARIANTS = [
  { provider: 'google', variant: { language: 'BN', theme: 'night', width: 360 } },
  { provider: 'facebook', variant: { language: 'EN', theme: 'paper', width: 1440 } },
] as const satisfies { provider: string; variant: Variant }[];

type Provider = (typeof VARIANTS)[number]['provider'];

for (const { provider, variant } of variantsOf([...VARIANTS])) {
  test.describe(provider, () => {
    // The provider's page is in the language of the browser.
    test.use({ locale: variant.language === 'BN' ? 'bn-BD' : 'en-GB' });

    test(`a "no" is told; a stranger is led to the registration, known the next time, and links the other one (${variant.language} ${variant.theme} ${variant.width})`, {
      tag: ['@register-social'],
    }, async ({ context }) => {
      const person = newAccount();
      const portal = await Portal.open(context, variant, '/login');
      const { page, words } = portal;
      await leaveFor(portal, provider);
      await page.getByRole('button', { name: consentOf(portal).deny }).click();
      await expect(page.getByRole('heading', { name: words.social.failedTitle })).toBeVisible();
      await expect(page.getByText(words.errors.error_social_refused)).toBeVisible();
      await portal.expectSound();
      await page.getByRole('link', { name: words.recovery.toLogin }).click();

      await leaveFor(portal, provider);
      await agreeAs(portal, person);
      const dialog = page.getByRole('dialog', { name: words.registration.title });
      await expect(dialog).toContainText(words.social.unlinked[provider]);
      await portal.expectSound();
      await dialog.getByRole('button', { name: words.social[provider] }).click();
      await expect(dialog.getByText(words.fieldError.field_terms)).toBeVisible();
      await page.getByRole('checkbox').nth(0).check();
      await page.getByRole('checkbox').nth(1).check();
      await page.getByLabel(words.field.referralCode).fill('NOBODY2345');
      await dialog.getByRole('button', { name: words.social[provider] }).click();
      await expect(dialog.getByText(words.fieldError.field_invitation_code)).toBeVisible();
      await page.getByLabel(words.field.referralCode).fill('');
      await leaveFor(portal, provider);
      await agreeAs(portal, person);
      await page.getByRole('button', { name: words.welcome.later }).click();
      await expect(portal.balance).toContainText(portal.amount(0));

      await portal.logOut();
      await page.getByRole('link', { name: words.shell.login }).first().click();
      await leaveFor(portal, provider);
      await agreeAs(portal, person);
      await expect(portal.balance).toContainText(portal.amount(0));
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await swapProvider(portal, provider, person);
    });
  });
}

const consentOf = ({ variant }: Portal) => consentPhrases[variant.language === 'BN' ? 'bn' : 'en'];

async function leaveFor(portal: Portal, provider: Provider): Promise<void> {
  const { page, words } = portal;
  await page.getByRole('dialog').getByRole('button', { name: words.social[provider] }).click();
  await expect(page.getByRole('heading', { name: consentOf(portal).title })).toBeVisible();
}

/** Continues as a new person at the provider, or as the same person again. */
async function agreeAs(portal: Portal, person: string): Promise<void> {
  const { page } = portal;
  const words = consentOf(portal);
  await page.getByLabel(words.somebodyNew).check();
  await page.getByLabel(words.name, { exact: true }).fill(person);
  await page.locator('input[name="email"]').fill(`${person}@people.example`);
  await page.getByRole('button', { name: words.continue, exact: true }).click();
}

/** The only way in stays until the member has linked the other provider; then it may go. */
async function swapProvider(portal: Portal, only: Provider, person: string): Promise<void> {
  const { page, words } = portal;
  const { social } = words;
  const other = only === 'google' ? 'facebook' : 'google';
  const button = (provider: Provider, verb: string) =>
    page.getByRole('button', { name: `${social.name[provider]}: ${verb}`, exact: true });
  const notice = (phrase: string, provider: Provider) =>
    page.getByRole('status').filter({ hasText: phrase.replace('{{provider}}', social.name[provider]) });
  await page.goto(new URL('/member/security', page.url()).href);
  await expect(button(only, social.unlink)).toHaveAttribute('aria-disabled', 'true');
  await button(other, social.link).click();
  await portal.expectSound();
  await leaveFor(portal, other);
  await page.getByRole('button', { name: consentOf(portal).deny }).click();
  await expect(page.getByRole('heading', { name: social.notLinkedTitle })).toBeVisible();
  await page.getByRole('link', { name: social.toSecurity }).click();
  await button(other, social.link).click();
  await leaveFor(portal, other);
  await agreeAs(portal, person);
  await expect(notice(social.linkedNow, other)).toBeVisible();
  await portal.expectSound();
  await button(only, social.unlink).click();
  await portal.expectSound();
  await page.getByRole('dialog').getByRole('button', { name: social.unlink, exact: true }).click();
  await expect(notice(social.unlinkedNow, only)).toBeVisible();
  await expect(button(other, social.unlink)).toHaveAttribute('aria-disabled', 'true');
}
