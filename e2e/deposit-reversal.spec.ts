import { expect, test } from '@playwright/test';
import { accessibilityFaults } from './support/accessibility';
import { query } from './support/database';
import { dialogOf } from './support/dialog';
import { openMember } from './support/member';
import { OperatorConsole } from './support/operator-console';
import { Payee } from './support/payee';
import type { Variant } from './support/portal';
import { variantsOf } from './support/variants';

const variants: Variant[] = [
  { language: 'BN', theme: 'night', width: 360 },
  { language: 'EN', theme: 'paper', width: 1440 },
];

for (const variant of variantsOf(variants)) {
  const name = `${variant.language} ${variant.theme} ${variant.width}`;
  test(`an operator reverses a deposit, and its member owes what is on hold, live (${name})`, async ({
    context,
    browser,
  }) => {
    const operator = await OperatorConsole.open(browser, 'operator1', variant.language);
    const scene = { path: '/member/withdraw', amount: '1000.00', played: true };
    const { portal, account } = await openMember(context, variant, scene);
    const payee = new Payee(portal);
    await payee.prepare();
    const id = await payee.order('600');
    await portal.page.goto(new URL('/member/withdraw', portal.page.url()).href);
    await expect(portal.page.getByLabel(portal.words.withdrawal.amount).first()).toBeVisible();

    await operator.page.setViewportSize({ width: variant.width, height: 900 });
    await operator.show(id);
    const { page, words } = operator;
    const panel = page.getByRole('complementary', {
      name: words.member.title.replace('{{account}}', account),
    });
    if (portal.phone) await panel.getByText(words.member.deposits, { exact: true }).click();
    await panel.getByRole('button', { name: words.deposit.reverse }).click();
    const dialog = dialogOf(page);
    await expect(dialog).toContainText(words.deposit.reverseText);
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('textbox').fill('The bank was asked for the money back');
    await dialog.getByRole('button', { name: words.deposit.reverse }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(words.deposit.reversed).first()).toBeVisible();
    await expect(panel.getByText(portal.words.deposit.states.reversed)).toBeVisible();
    await expect(panel.getByRole('button', { name: words.deposit.reverse })).toHaveCount(0);
    await panel.getByText(portal.words.deposit.states.reversed).scrollIntoViewIfNeeded();
    expect(await accessibilityFaults(page)).toEqual([]);

    await expect(portal.page.getByText(portal.words.notice.reversedTitle).first()).toBeVisible();
    const owed = portal.words.withdrawal.owedText.replace('{{owed}}', `৳${portal.amount(600)}`);
    await expect(portal.page.getByText(owed)).toBeVisible();
    // Until it has the focus, a toast that is read at once is hidden from readers, which axe reports.
    await expect(portal.page.getByText(portal.words.notice.reversedTitle)).toHaveCount(0);
    await portal.expectSound();
    await expect(portal.balance).toContainText(portal.amount(0));

    await portal.page.goto(new URL('/member/deposits', portal.page.url()).href);
    await expect(portal.page.getByText(portal.words.deposit.states.reversed).first()).toBeVisible();
    const [deposit] = await query<{ id: string }>(
      'select id from cashier.deposit where member = (select id from members.member where account = $1)',
      [account],
    );
    await portal.page.goto(new URL(`/member/deposits/${deposit?.id}`, portal.page.url()).href);
    await expect(portal.page.getByText(portal.words.deposit.sentence.reversed)).toBeVisible();
    await portal.expectSound();
    await page.context().close();
  });
}
