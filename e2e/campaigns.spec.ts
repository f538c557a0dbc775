import { expect, test } from '@playwright/test';
import { promotions as bn } from '../apps/web/src/i18n/bn/promotions';
import { site as bnSite } from '../apps/web/src/i18n/bn/site';
import { promotions as en } from '../apps/web/src/i18n/en/promotions';
import { site as enSite } from '../apps/web/src/i18n/en/site';
import { accessibilityFaults } from './support/accessibility';
import { call } from './support/call';
import { dialogOf } from './support/dialog';
import { enterAs, logIn, registerAccount } from './support/login';
import { OperatorConsole } from './support/operator-console';
import { picture } from './support/picture';
import { stack } from './support/stack';
import { variantsOf } from './support/variants';

const variants = [
  { language: 'EN', width: 1440 },
  { language: 'BN', width: 360 },
] as const;

test('an operator gives a gift to one member, who has the money at once', async ({ browser }) => {
  const account = await registerAccount();
  const variant = { language: 'EN', theme: 'paper', width: 1440 } as const;
  const member = await enterAs(await logIn(account), await browser.newContext(), variant);
  const { page, words } = await OperatorConsole.open(browser, 'operator1', 'EN');
  const { campaigns } = words;
  await page.goto(`${stack().publicUrl}/ops/campaigns?search=A gift from us`);
  await page.getByRole('row').filter({ hasText: 'আমাদের উপহার' }).click();
  const give = page.getByRole('button', { name: campaigns.give, exact: true });
  await give.click();
  const dialog = dialogOf(page);
  await dialog.getByLabel(campaigns.giveAccount).fill('nobody-there');
  await dialog.getByRole('textbox').last().fill('a late payout');
  expect(await accessibilityFaults(page)).toEqual([]);
  const send = dialog.getByRole('button', { name: campaigns.give, exact: true });
  await send.click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByLabel(campaigns.giveAccount).fill(account);
  await send.click();
  await expect(dialog).toBeHidden();
  await expect(member.balance).toContainText(member.amount(100));
});

for (const { language, width } of variantsOf([...variants])) {
  test(`an operator starts a campaign, members see it at once, and no longer once it is ended (${language} ${width})`, async ({
    browser,
  }) => {
    const named = Date.now();
    const titles = { EN: `Rain bonus ${named}`, BN: `বৃষ্টির বোনাস ${named}` };
    const token = await logIn(await registerAccount());
    const shown = async () => {
      const path = `GET /wps/rewards/promotions?language=${language}`;
      const { list } = await call<{ list: { title: string; status: string }[] }>(path, undefined, { token });
      return list.find(({ title }) => title === titles[language])?.status;
    };
    const { page, words } = await OperatorConsole.open(browser, 'operator1', language);
    const { campaigns, content } = words;
    await page.setViewportSize({ width, height: 900 });
    const publishIt = async () => {
      await page.getByRole('button', { name: campaigns.publish, exact: true }).click();
      const dialog = dialogOf(page);
      await dialog.getByRole('textbox').fill('for the season');
      await dialog.getByRole('button', { name: campaigns.publish, exact: true }).click();
      await expect(dialog).toBeHidden();
    };

    await test.step('writes it, and learns whom it reaches and what it can cost', async () => {
      await page.goto(`${stack().publicUrl}/ops/campaigns`);
      await page.getByRole('link', { name: campaigns.new }).click();
      for (const each of ['EN', 'BN'] as const) {
        await page.getByRole('tab', { name: each }).click();
        await page.getByLabel(content.titleOf, { exact: true }).fill(titles[each]);
      }
      const fields = campaigns.fields;
      await page.getByLabel(fields.reward_wagering_times).fill('11');
      await page.getByRole('button', { name: content.save }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(String(named));
      await page.getByRole('button', { name: campaigns.check }).click();
      await expect(page.getByText(campaigns.takesOne)).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await shown()).toBeUndefined();
    });

    await test.step('is told which field may not be published, corrects it and publishes', async () => {
      await publishIt();
      const times = page.getByLabel(campaigns.fields.reward_wagering_times);
      await expect(times).toHaveAttribute('aria-invalid', 'true');
      await expect(times).toBeFocused();
      await times.fill('10');
      await page.getByRole('button', { name: content.save }).click();
      await publishIt();
      await expect(page.getByText(campaigns.states.published, { exact: true })).toBeVisible();
      await expect.poll(shown).toBe('open');
      expect(await accessibilityFaults(page)).toEqual([]);
    });

    await test.step('ends it', async () => {
      await page.getByRole('button', { name: campaigns.end }).click();
      const dialog = dialogOf(page);
      await dialog.getByRole('textbox').fill('the rain is over');
      await dialog.getByRole('button', { name: campaigns.end }).click();
      await expect(page.getByText(campaigns.states.ended, { exact: true })).toBeVisible();
      await expect.poll(shown).not.toBe('open');
    });
    await page.context().close();
  });
}

for (const { language, width } of variantsOf([...variants])) {
  test(`an operator makes a Friday cashback on fish, and members see for what it is (${language} ${width})`, async ({
    browser,
  }) => {
    const named = Date.now();
    const titles = { EN: `Fish Friday ${named}`, BN: `মাছের শুক্রবার ${named}` };
    const contact = 'Zalo: Mela';
    const { page, words } = await OperatorConsole.open(browser, 'operator1', language);
    const { campaigns, content } = words;
    const { fields } = campaigns;
    const texts = language === 'BN' ? bn : en;
    const friday = new Intl.DateTimeFormat(language, { weekday: 'long' }).format(new Date(2027, 2, 12, 12));
    const site = language === 'BN' ? bnSite : enSite;
    await page.setViewportSize({ width, height: 900 });

    await test.step('writes and publishes it', async () => {
      await page.goto(`${stack().publicUrl}/ops/campaigns/new`);
      for (const each of ['EN', 'BN'] as const) {
        await page.getByRole('tab', { name: each }).click();
        await page.getByLabel(content.titleOf, { exact: true }).fill(titles[each]);
        await page.getByLabel(campaigns.contactLabel).fill(contact);
        await page.getByLabel(campaigns.contactUrl).fill('https://zalo.me/mela');
      }
      await page.getByLabel(fields.trigger_on).selectOption('period');
      await page.getByLabel(campaigns.period, { exact: true }).selectOption('D');
      await page.getByLabel(site.category.FISH, { exact: true }).check();
      await page.getByLabel(campaigns.percentOfLoss).fill('10');
      await page.getByLabel(fields.reward_size_least, { exact: true }).fill('20');
      await page.getByLabel(fields.reward_size_most).fill('500');
      await page.getByLabel(fields.reward_wagering_times).fill('1');
      await page.getByLabel(friday, { exact: true }).check();
      await picture(page, 'friday-cashback', language);
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await page.getByRole('button', { name: content.save }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(String(named));
      await page.getByRole('button', { name: campaigns.publish, exact: true }).click();
      const dialog = dialogOf(page);
      await dialog.getByRole('textbox').fill('for the weekend');
      await dialog.getByRole('button', { name: campaigns.publish, exact: true }).click();
      await expect(page.getByText(campaigns.states.published, { exact: true })).toBeVisible();
      await page.context().close();
    });

    await test.step('a member reads it', async () => {
      const token = await logIn(await registerAccount());
      const context = await browser.newContext();
      const variant = { language, theme: 'night', width } as const;
      const portal = await enterAs(token, context, variant, '/promotions');
      const card = portal.page.getByRole('listitem').filter({ hasText: titles[language] });
      for (const fact of [texts.trigger.loss.D, site.category.FISH, friday])
        await expect(card).toContainText(fact);
      await expect(card.getByRole('link', { name: texts.way.play })).toHaveAttribute('href', '/fish');
      await card.getByRole('link', { name: titles[language], exact: true }).click();
      await expect(portal.page.getByText(texts.terms.closed.D)).toBeVisible();
      const elsewhere = portal.page.getByRole('link', { name: contact });
      await expect(elsewhere).toHaveAttribute('href', 'https://zalo.me/mela');
      await picture(portal.page, 'friday-cashback-member', language);
      await portal.expectSound();
      await context.close();
    });
  });
}
