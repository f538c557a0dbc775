import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { rewards as bn } from '../apps/web/src/i18n/bn/rewards';
import { levelChecks } from '../apps/web/src/i18n/en/level-checks';
import { rewards as en } from '../apps/web/src/i18n/en/rewards';
import { accessibilityFaults } from './support/accessibility';
import { query } from './support/database';
import { dialogOf } from './support/dialog';
import { enterAs, logIn, registerAccount } from './support/login';
import { OperatorConsole } from './support/operator-console';
import type { Variant } from './support/portal';
import { stack } from './support/stack';
import { variantsOf } from './support/variants';

const variants: Variant[] = [
  { language: 'BN', theme: 'night', width: 360 },
  { language: 'EN', theme: 'paper', width: 1440 },
];

/** A member of level 3 whose play has reached level 4, as counting leaves it. */
async function reachFourth(account: string): Promise<void> {
  await query('update members.member set vip_rank = 3 where account = $1', [account]);
  await query(
    `insert into rewards.vip (member, brand, level, progress) select id, brand, 3, 500000000 from members.member where account = $1`,
    [account],
  );
  await query(
    `insert into rewards.level_check (id, brand, member, level, status, asked_at)
     select $2, brand, id, 4, 'waiting', now() from members.member where account = $1`,
    [account, randomUUID()],
  );
}

for (const variant of variantsOf(variants)) {
  const name = `${variant.language} ${variant.theme} ${variant.width}`;
  test(`an operator confirms a VIP level, which the member's open page shows at once (${name})`, async ({
    context,
    browser,
  }) => {
    const account = await registerAccount();
    await reachFourth(account);
    const portal = await enterAs(await logIn(account), context, variant, '/member/vip');
    const { vip } = variant.language === 'BN' ? bn : en;
    const at = (phrase: string, level: number) => phrase.replace('{{level}}', portal.number(level));
    await expect(portal.page.getByText(at(vip.checked, 4))).toBeVisible();
    await portal.expectSound();

    const { page } = await OperatorConsole.open(browser, 'operator1', 'EN');
    await page.goto(`${stack().publicUrl}/ops/level-checks?search=${account}`);
    await page.getByRole('row').filter({ hasText: account }).click();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: levelChecks.confirm }).click();
    const dialog = dialogOf(page);
    await dialog.getByRole('textbox').fill('papers seen');
    await dialog.getByRole('button', { name: levelChecks.confirm }).click();
    await expect(dialog).toBeHidden();
    await expect(portal.page.getByText(at(vip.level, 4)).first()).toBeVisible();
    await expect(portal.page.getByText(at(vip.checked, 4))).toBeHidden();
    await expect(portal.balance).toContainText(portal.amount(2000));
  });
}
