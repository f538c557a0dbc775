import { type Browser, expect, type Locator, test } from '@playwright/test';
import { agency as bn } from '../apps/web/src/i18n/bn/agency';
import { agency as en } from '../apps/web/src/i18n/en/agency';
import { Agent, realtime } from './support/agent';
import { enterAs } from './support/login';
import { blockGets, type Portal, type Variant } from './support/portal';
import { variantsOf } from './support/variants';

const variants: Variant[] = [
  { language: 'BN', theme: 'night', width: 360 },
  { language: 'EN', theme: 'paper', width: 1440 },
];

/** An upline, one direct downline, and two below that one, all new; the upper contracts are in force already. */
async function line() {
  const top = await Agent.login('agentone', 'Mela-demo-1');
  const upline = await top.open('agent');
  const downline = await upline.open('agent');
  const [below, other] = [await downline.open('agent'), await downline.open('agent')];
  await upline.agree(downline, realtime('0.30', '0.60'));
  await downline.agree(below, realtime('0.25', '0.50'));
  return { upline, downline, below, other };
}

/** A separate browser in which this agent is logged in. */
async function enter(browser: Browser, agent: Agent, variant: Variant, path: string): Promise<Portal> {
  return enterAs(agent.token, await browser.newContext(), variant, path);
}

const wordsOf = ({ language }: Variant) => (language === 'BN' ? (bn as unknown as typeof en) : en).contract;
const filled = (phrase: string, words: Record<string, string>) =>
  phrase.replace(/{{(\w+)}}/g, (_, name: string) => words[name] ?? '');
const question = ({ page }: Portal, title: string): Locator => page.getByRole('dialog', { name: title });

for (const variant of variantsOf(variants, 1)) {
  const name = `${variant.language} ${variant.theme} ${variant.width}`;
  test(`an offer opens by itself, names whom it touches, and is accepted (${name})`, {
    tag: ['@contract-dialog'],
  }, async ({ browser }) => {
    const words = wordsOf(variant);
    const { upline, downline, below, other } = await line();
    const giver = await enter(browser, upline, variant, '/agentHome/contracts?side=given');
    const receiver = await enter(browser, downline, variant, '/winners');
    await expect(receiver.balance).toBeVisible();

    await test.step('the upline offers lower rates', async () => {
      const { page } = giver;
      await page.getByRole('link', { name: words.list.offerNew }).click();
      await page.getByRole('link', { name: downline.account }).click();
      await page.getByLabel(words.form.winRate, { exact: true }).fill('0.20');
      await page.getByLabel(words.form.lossRate, { exact: true }).fill('0.61');
      await page.getByLabel(words.form.betRate, { exact: true }).fill('0.11');
      await expect(page.getByText(words.form.aboveCap.split('{{cap}}')[0] ?? '')).toBeVisible();
      await page.getByLabel(words.form.betRate, { exact: true }).fill('0');
      await expect(page.getByText(words.compare.lower, { exact: true })).toBeVisible();
      await expect(page.getByText(words.forecast.none)).toBeVisible();
      await giver.expectAccessible();
      await giver.expectNoSidewaysScroll();
      await page.getByRole('button', { name: words.offer.submit }).click();
      await expect(
        page.getByText(filled(words.say.offeredGiven, { downline: downline.account })),
      ).toBeVisible();
      await giver.expectAccessible();
      await giver.expectNoSidewaysScroll();
      await page.waitForLoadState('networkidle');
      await blockGets(page);
    });

    await test.step('the downline is asked on the page where it is, and sees who is touched', async () => {
      const { page } = receiver;
      const offered = question(receiver, filled(words.dialog.title, { upline: upline.account }));
      await expect(offered.getByText(words.compare.lower, { exact: true })).toBeVisible();
      await receiver.expectAccessible();
      await receiver.expectNoSidewaysScroll();
      await offered.getByRole('button', { name: words.dialog.later }).click();
      await page.getByRole('button', { name: words.bar.answer, exact: true }).click();
      await offered.getByRole('button', { name: words.dialog.accept }).click();
      const confirmation = question(receiver, words.dialog.confirmTitle);
      await expect(confirmation.getByText(below.account)).toBeVisible();
      const accept = confirmation.getByRole('button', { name: words.dialog.accepting });
      await expect(accept).toBeDisabled();
      await receiver.expectAccessible();

      await downline.agree(other, realtime('0.22', '0.50'));
      await confirmation.getByRole('checkbox').check();
      await accept.click();
      await expect(confirmation.getByText(words.dialog.changed)).toBeVisible();
      await expect(confirmation.getByText(other.account)).toBeVisible();
      await expect(confirmation.getByText(words.dialog.joined)).toHaveCount(1);
      await expect(accept).toBeDisabled();
      await receiver.expectNoSidewaysScroll();
      await confirmation.getByRole('checkbox').check();
      await accept.click();
      await expect(confirmation).toBeHidden();
    });

    await test.step('the upline hears of it, and the page it is on moves, by push alone', async () => {
      const told = filled(words.notice.accepted, { downline: downline.account });
      await expect(giver.page.getByText(told).first()).toBeVisible();
      await expect(giver.page.getByText(words.status.coming, { exact: true })).toBeVisible();
    });

    await test.step('what the downline had given ends with the same moment', async () => {
      const { page } = receiver;
      await page.goto(new URL('/agentHome/contracts?side=given', page.url()).href);
      const given = page.getByRole('row').filter({ hasText: words.status.ending });
      await expect(given).toHaveCount(2);
      await receiver.expectAccessible();
      await receiver.expectNoSidewaysScroll();
    });
    await giver.page.context().close();
    await receiver.page.context().close();
  });
}

test('an answer on one device closes the question on another; an offer taken back closes it on all', async ({
  browser,
}) => {
  const variant = { language: 'EN', theme: 'night', width: 1440 } as const;
  const words = wordsOf(variant);
  const { upline, downline } = await line();
  const asked = filled(words.dialog.title, { upline: upline.account });
  const first = await enter(browser, downline, variant, '/');
  const second = await enter(browser, downline, variant, '/agentHome/contracts');
  await expect(first.balance).toBeVisible();
  await expect(second.page.getByRole('heading', { level: 1 })).toBeVisible();

  await upline.offer(downline, realtime('0.31', '0.60'));
  await expect(question(first, asked)).toBeVisible();
  await expect(question(second, asked)).toBeVisible();
  await question(first, asked).getByRole('button', { name: words.dialog.reject }).click();
  const rejection = question(first, words.dialog.rejectTitle);
  await first.expectAccessible();
  await rejection.getByRole('button', { name: words.dialog.rejecting }).click();
  await expect(rejection).toBeHidden();
  await expect(question(second, asked)).toBeHidden();

  const { id } = await upline.offer(downline, realtime('0.32', '0.60'));
  await expect(question(first, asked)).toBeVisible();
  await expect(question(second, asked)).toBeVisible();
  await upline.terminate(id);
  const told = filled(words.notice.withdrawn, { upline: upline.account });
  for (const each of [first, second]) {
    await expect(question(each, asked)).toBeHidden();
    await expect(each.page.getByText(told).first()).toBeVisible();
    await each.page.context().close();
  }
});
