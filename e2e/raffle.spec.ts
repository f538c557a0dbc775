import { expect, test } from '@playwright/test';
import { promotions as bnPromotions } from '../apps/web/src/i18n/bn/promotions';
import { raffles as bn } from '../apps/web/src/i18n/bn/raffles';
import { promotions as enPromotions } from '../apps/web/src/i18n/en/promotions';
import { raffles as en } from '../apps/web/src/i18n/en/raffles';
import { codeTerms, publish } from './support/campaign';
import { query } from './support/database';
import { enterAs, logIn, registerAccount } from './support/login';
import { deposit } from './support/member';
import { Player } from './support/player';
import { Portal, type Variant } from './support/portal';
import { variantsOf } from './support/variants';

const variants: Variant[] = [
  { language: 'BN', theme: 'night', width: 360 },
  { language: 'EN', theme: 'paper', width: 1440 },
];
/** A round is counted within seconds of its settlement; a worker looks at deadlines that were moved within a minute. */
const COUNTED = { timeout: 40_000 };
const DRAWN = { timeout: 150_000 };
const TITLE = 'Boat raffle';
const anything = { product: null, types: null, vendors: null, titles: null };

/** A raffle of a day with more prizes than members who play meanwhile, so that each of them wins. */
const publishRaffle = (): Promise<string> =>
  publish({
    ...codeTerms('', TITLE),
    trigger: { on: 'draw', source: 'valid-bet', each: '50', every: 'once', scope: anything },
    reward: {
      ...codeTerms('', TITLE).reward,
      kind: 'cash',
      size: { kind: 'ranks', prizes: [{ from: 1, to: 60, amount: '5' }] },
    },
    giving: { optIn: false, how: 'claim', claimDays: 7 },
    schedule: {
      startsAt: '2026-01-01T00:00:00.000Z',
      endsAt: new Date(Date.now() + 86_400_000).toISOString(),
      weekdays: null,
    },
    texts: { EN: { title: TITLE, text: '' }, BN: { title: TITLE, text: '' } },
  });
const end = (campaign: string) =>
  query(
    `update rewards.raffle set ends_at = now() - interval '20 minutes', due_at = now() - interval '5 minutes',
       starts_at = now() - interval '1 day' where campaign = $1`,
    [campaign],
  );
const drawNow = (campaign: string) =>
  query('update rewards.raffle set due_at = now() where campaign = $1 and drawn_at is null', [campaign]);

for (const variant of variantsOf(variants)) {
  const name = `${variant.language} ${variant.theme} ${variant.width}`;
  test(`a member earns tickets, wins, and checks the draw in the browser (${name})`, {
    tag: ['@raffle'],
  }, async ({ context }) => {
    const [texts, terms] = variant.language === 'BN' ? [bn, bnPromotions] : [en, enPromotions];
    const campaign = await publishRaffle();
    const token = await logIn(await registerAccount());
    await deposit(token, '5000.00');
    const portal = await enterAs(token, context, variant, `/promotions/${campaign}`);
    const player = new Player(await enterAs(token, context, variant));
    const { page } = portal;

    await page.bringToFront();
    await page.getByRole('link', { name: `${terms.way.draw}: ${TITLE}` }).click();
    await expect(page.getByText(texts.stateText.open)).toBeVisible(COUNTED);
    await expect(page.getByRole('button', { name: texts.copySeedHash })).toBeVisible();
    await portal.expectSound();

    await player.page.bringToFront();
    await player.startFromHome('river-dice');
    await player.rollSafely(100);
    await page.bringToFront();
    await page.getByLabel(texts.seed).fill('a:b', COUNTED);
    await page.getByRole('button', { name: texts.take }).click();
    await expect(page.getByLabel(texts.seed)).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel(texts.seed).fill('পদ্মা lotus');
    await portal.expectSound();
    await page.getByRole('button', { name: texts.take }).click();
    await expect(page.getByRole('button', { name: texts.take })).toHaveCount(0);
    await expect(page.getByText(texts.numbers)).toBeVisible();

    await end(campaign);
    await expect(page.getByText(texts.stateText.closed)).toBeVisible(DRAWN);
    await page.getByRole('button', { name: texts.check.open }).click();
    await expect(page.getByRole('region', { name: texts.check.list })).toContainText(':পদ্মা lotus');
    await expect(page.getByText(texts.check.notYet)).toBeVisible();
    await portal.expectSound();

    await drawNow(campaign);
    const winners = page.getByRole('list', { name: texts.winners });
    await expect(winners.getByRole('listitem').filter({ hasText: texts.you })).toBeVisible(DRAWN);
    await page.getByRole('button', { name: texts.check.open }).click();
    await page.getByRole('button', { name: texts.check.run }).click();
    await expect(page.getByText(texts.check.agrees)).toBeVisible();
    await expect(page.getByRole('list', { name: texts.check.steps })).toBeVisible();
    await portal.expectSound();

    await page.getByRole('button', { name: `${terms.claim}: ${TITLE}` }).click();
    await expect(page.getByRole('button', { name: `${terms.claim}: ${TITLE}` })).toHaveCount(0);
  });
}

test('a guest reads a raffle, and another address has none', async ({ context }) => {
  const [variant] = variants;
  if (!variant) throw new Error('no variant');
  const campaign = await publishRaffle();
  const portal = await Portal.open(context, variant, `/promotions/${campaign}/raffle`);
  await expect(portal.page.getByText(bn.guest)).toBeVisible(COUNTED);
  await portal.expectSound();
  await portal.page.goto(portal.page.url().replace(campaign, crypto.randomUUID()));
  await expect(portal.page.getByText(bn.missing)).toBeVisible();
});
