import { expect } from '@playwright/test';
import sharp from 'sharp';
import { Follower } from '../support/follower';
import { openMember } from '../support/member';
import { OperatorConsole } from '../support/operator-console';
import { test } from '../support/own-stack';
import { Payee } from '../support/payee';
import { Player } from '../support/player';
import type { Variant } from '../support/portal';
import { apiIsBack, killApi, killWorker, stack, workerIsBack } from '../support/stack';
import { variantsOf } from '../support/variants';

const variants: Variant[] = [
  { language: 'BN', theme: 'night', width: 360 },
  { language: 'EN', theme: 'paper', width: 1440 },
];
const MINUTE = 60_000;

for (const variant of variantsOf(variants)) {
  const name = `${variant.language} ${variant.theme} ${variant.width}`;
  test(`money comes in, is played with, and goes out three ways, while programs die (${name})`, async ({
    context,
    browser,
  }) => {
    test.setTimeout(12 * MINUTE);
    const { portal } = await openMember(context, variant);
    const { page, words } = portal;
    const payee = new Payee(portal);
    const home = () => page.goto(new URL('/', page.url()).href);

    await test.step('deposit, dice, slot, kite', async () => {
      const bank = await portal.orderDeposit(variant.language === 'BN' ? '৳৫,০০০' : '৳5,000');
      await bank.locator('form[action$="/pay"] button').click();
      await expect(portal.balance).toContainText(portal.amount(5000));
      await bank.close();
      await home();
      const player = new Player(portal);
      await player.startFromHome('river-dice');
      for (const _ of [1, 2]) await player.rollSafely(2500);
      await player.goHome();
      await player.startFromHome('lantern-reels');
      await player.spin();
      await player.goHome();
      await player.startFromHome('sky-kite');
      await player.fly();
    });

    const [received, silent, disputed] = await test.step('three orders', async () => {
      await page.goto(new URL('/member/withdraw', page.url()).href);
      await payee.prepare();
      const ids: string[] = [];
      for (const amount of ['500', '600', '700']) {
        await page.goto(new URL('/member/withdraw', page.url()).href);
        ids.push(await payee.order(amount));
      }
      return ids as [string, string, string];
    });

    const ops = await OperatorConsole.open(browser, 'operator1', variant.language);

    await test.step('one is paid, asked for while the api dies, and confirmed', async () => {
      await home();
      await expect(portal.balance).toBeVisible();
      const follower = await Follower.open(browser, 'withdrawal', received);
      await follower.sees('requested');
      await ops.pay(received, 'first payout');
      await follower.sees('distributed');
      await expect(payee.question).toContainText(portal.amount(500));
      const { starts } = stack().programs.api;
      killApi();
      await apiIsBack(starts);
      await expect(page.getByText(words.shell.restored)).toBeVisible();
      await portal.expectAccessible();
      await payee.question.getByRole('button', { name: words.receipt.received }).click();
      await payee.question.getByRole('button', { name: words.receipt.confirm }).click();
      await expect(payee.question).toBeHidden();
      // Its connection was cut too, and returns after some seconds.
      await follower.sees('received');
      await follower.saw(['requested', 'approved', 'distributed', 'received']);
      await follower.close();
    });

    await test.step('one is disputed with an image', async () => {
      await ops.pay(disputed, 'third payout');
      await expect(payee.question).toContainText(portal.amount(700));
      await payee.question.getByRole('button', { name: words.receipt.notReceived }).click();
      const buffer = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#2e5c9a' } })
        .png()
        .toBuffer();
      await payee.question
        .locator('input[type=file]')
        .setInputFiles([{ name: 'list.png', mimeType: 'image/png', buffer }]);
      await payee.question.getByRole('button', { name: words.receipt.send }).click();
      await expect(payee.question).toBeHidden();
    });

    await test.step('one is not answered, and the worker dies before its alarm', async () => {
      await ops.pay(silent, 'second payout');
      await expect(payee.question).toContainText(portal.amount(600));
      await payee.question.getByRole('button', { name: words.receipt.notNow }).click();
      // In two steps with a call in between, because a session ends after half an hour without one.
      await advance(20);
      await page.goto(new URL(`/member/withdrawals/${silent}`, page.url()).href);
      await expect(page.getByRole('timer').first()).toBeVisible();
      await ops.show(disputed);
      const { starts } = stack().programs.worker;
      killWorker();
      await advance(11);
      await workerIsBack(starts);
      await expect(page.getByText(words.withdrawal.sentence['auto-received'])).toBeVisible({
        timeout: 30_000,
      });
      await expect(payee.question).toBeHidden();
    });

    await test.step('two operators count the disputed one as received', async () => {
      await page.goto(new URL(`/member/withdrawals/${disputed}`, page.url()).href);
      await ops.confirm(disputed, 'proposeForce');
      const second = await OperatorConsole.open(browser, 'operator2', variant.language);
      await second.confirm(disputed, 'confirmForce');
      await expect(page.getByText(words.withdrawal.sentence['force-received'])).toBeVisible();
      await portal.expectAccessible();
      await portal.expectNoSidewaysScroll();
      await second.page.context().close();
    });
    await ops.page.context().close();
  });
}

async function advance(minutes: number): Promise<void> {
  await fetch(`${stack().publicUrl}/dev/api/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advanceMs: minutes * MINUTE }),
  });
}
