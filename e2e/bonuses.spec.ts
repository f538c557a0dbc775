import { expect, test } from '@playwright/test';
import { bonuses as bn } from '../apps/web/src/i18n/bn/bonuses';
import { bonuses as en } from '../apps/web/src/i18n/en/bonuses';
import { query } from './support/database';
import { openMember } from './support/member';
import { Payee } from './support/payee';
import type { Variant } from './support/portal';
import { variantsOf } from './support/variants';

const variants: Variant[] = [
  { language: 'BN', theme: 'night', width: 360 },
  { language: 'EN', theme: 'paper', width: 1440 },
  { language: 'EN', theme: 'night', width: 768 },
];

/** Minor units. Three tenths of it were staked. */
async function grant(account: string, name: string, amount: number): Promise<void> {
  await query(
    `select wagering.grant_bonus('mela', id, 'BDT', 'story', account || $2::text, $3::bigint, $3::bigint * 10, 'casino', 5000, 'all', null, 7,
       null, 'forfeit', 100, now()) from members.member where account = $1`,
    [account, name, amount],
  );
  await query(
    `update wagering.requirement set done_e4 = required * 3000 where source = 'story' and reference = $1::text`,
    [account + name],
  );
}

for (const variant of variantsOf(variants)) {
  const name = `${variant.language} ${variant.theme} ${variant.width}`;
  test(`a member sees bonuses, gives one up, and accepts that a withdrawal ends the other (${name})`, async ({
    context,
  }) => {
    const scene = { path: '/member/withdraw', amount: '1000.00', played: true };
    const { portal, account } = await openMember(context, variant, scene);
    const payee = new Payee(portal);
    const { page, words } = portal;
    const texts = variant.language === 'BN' ? bn : en;
    const bonuses = new URL('/member/bonusDetails', page.url()).href;
    await payee.prepare();

    await page.goto(bonuses);
    await expect(page.getByText(texts.emptyTitle)).toBeVisible();
    await grant(account, 'first', 20_000);
    await grant(account, 'second', 50_000);
    await page.reload();
    await expect(page.getByRole('meter')).toHaveCount(1);
    await expect(page.getByText(texts.states.queued)).toBeVisible();
    await portal.expectAccessible();
    await portal.expectNoSidewaysScroll();

    await page.getByRole('button', { name: texts.giveUp }).first().click();
    await expect(page.getByRole('dialog')).toContainText(portal.amount(200));
    await portal.expectAccessible();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: portal.amount(200) })
      .click();
    await expect(page.getByText(texts.states['given-up'])).toBeVisible();
    await expect(page.getByText(texts.states.queued)).toBeHidden();

    await page.goto(new URL('/member/withdraw', page.url()).href);
    await payee.ask('700');
    const box = page.getByRole('checkbox', { name: words.withdrawal.forfeitAccept_one });
    await expect(box).toHaveAttribute('aria-invalid', 'true');
    await portal.expectAccessible();
    await box.check();
    await payee.order('700');
    await page.goto(bonuses);
    await expect(page.getByText(texts.states.forfeited)).toBeVisible();
  });
}
