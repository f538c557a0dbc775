import { type Browser, type BrowserContext, expect, test } from '@playwright/test';
import sharp from 'sharp';
import { bonuses as arBonuses } from '../../apps/web/src/i18n/ar/bonuses';
import { rewards as ar } from '../../apps/web/src/i18n/ar/rewards';
import { bonuses as bnBonuses } from '../../apps/web/src/i18n/bn/bonuses';
import { rewards as bn } from '../../apps/web/src/i18n/bn/rewards';
import { bonuses as enBonuses } from '../../apps/web/src/i18n/en/bonuses';
import { rewards as en } from '../../apps/web/src/i18n/en/rewards';
import { sealedCall } from './call';
import { query } from './database';
import { dialogOf } from './dialog';
import { newGoods } from './goods';
import { logIn, newNumber } from './login';
import { deposit } from './member';
import { OperatorConsole } from './operator-console';
import { Player } from './player';
import { type AnyVariant, newAccount, PASSWORD, Portal } from './portal';
import { codeSentTo } from './post';

/** The largest of the game: five of them reach the first level. */
const STAKE = 10_000;
const PAYMENT_PASSWORD = 'pay-2468';
/** A round is counted within seconds of its settlement. */
const COUNTED = { timeout: 40_000 };
const PHRASES = { BN: [bn, bnBonuses], EN: [en, enBonuses], AR: [ar, arBonuses] } as const;
const BENGALI = { welcome: 'স্বাগত বোনাস', double: 'জমা দ্বিগুণ করুন', mission: 'আজকের মিশন' };
/** Of the campaigns that the brand begins with; what has no Arabic text is shown in the brand's first language. */
const NAMES = {
  BN: BENGALI,
  AR: BENGALI,
  EN: { welcome: 'Welcome bonus', double: 'Double your deposit', mission: 'Mission of the day' },
};

/**
 * Takes a new member through the rewards of the first days: each step is seen on the pages, which are accessible and fit
 * the screen. An operator works in English beside the member.
 */
export async function tellFirstDays(
  context: BrowserContext,
  browser: Browser,
  variant: AnyVariant,
): Promise<void> {
  const { mobile, e164 } = newNumber();
  const portal = await Portal.open(context, variant, '/register');
  const { page, words } = portal;
  const [texts, bonuses] = PHRASES[variant.language];
  const names = NAMES[variant.language];
  const { origin } = new URL(page.url());
  const open = (path: string) => page.goto(origin + path);
  // Right to left, each value is isolated from the words around it.
  const placed = (value = '') => (variant.language === 'AR' ? `\u2068${value}\u2069` : value);
  const say = (phrase: string, values: Record<string, string>) =>
    phrase.replace(/{{(\w+)}}/g, (_, key: string) => placed(values[key]));
  const item = (title: string) => page.getByRole('listitem').filter({ hasText: title });

  /** In another tab. */
  const play = async (rolls: number) => {
    const player = new Player(await Portal.open(context, variant));
    await player.page.bringToFront();
    await player.startFromHome('river-dice');
    for (let roll = 0; roll < rolls; roll += 1) await player.rollSafely(STAKE);
    await player.page.close();
    await page.bringToFront();
  };

  await test.step('registers with a proved number, and claims the bonus for it', async () => {
    await page.getByRole('tab', { name: words.registration.byMobile }).click();
    await page.getByLabel(words.field.mobileNum).fill(mobile);
    await page.getByRole('button', { name: words.smsCode.send }).click();
    await page.getByLabel(words.field.verificationCode).fill(await codeSentTo(e164));
    await page.getByLabel(words.field.password).first().fill(PASSWORD);
    await page.getByLabel(words.field.confirmPassword).fill(PASSWORD);
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await page.getByRole('button', { name: words.registration.submit }).click();
    await page.getByRole('button', { name: words.welcome.later }).click();
    await open('/member/rewardCenter');
    await item(names.welcome).getByRole('button', { name: texts.promotions.claim }).click();
    await expect(item(names.welcome)).toContainText(texts.promotions.rewardStates.claimed);
    await portal.expectSound();
  });
  const [own] = await query<{ account: string }>('select account from members.member where mobile = $1', [
    e164,
  ]);
  const account = own?.account ?? '';

  await test.step('orders a deposit with a bonus, which is credited with it', async () => {
    await portal.dismissToasts();
    await open('/member/deposit');
    await page.getByRole('textbox', { name: words.deposit.amount }).fill('600');
    await page
      .getByRole('radiogroup', { name: texts.promotions.depositBonus.label })
      .getByRole('radio', { name: names.double })
      .check();
    const [bank] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('button', { name: words.deposit.submit }).click(),
    ]);
    await bank.waitForURL(/\/bank\/pay/);
    await bank.locator('form[action$="/pay"] button').click();
    await expect(page.getByText(words.deposit.sentence.paid)).toBeVisible();
    await bank.close();
    await open('/member/bonusDetails');
    await expect(page.getByRole('meter')).toHaveCount(1);
    await expect(page.getByText(bonuses.states.queued)).toBeVisible();
    await portal.expectSound();
  });

  await test.step('plays: the wagering counts, the mission is reached, and a level', async () => {
    await deposit(await logIn(account), '50000.00');
    await play(5);
    const reached = say(words.notice.levelTitle, { level: portal.number(1) });
    await expect(page.getByText(reached).first()).toBeVisible(COUNTED);
    await portal.dismissToasts();
    await expect(page.getByText(bonuses.states.released)).toBeVisible();
    await portal.expectSound();
    await open('/member/missionLeaderboard');
    const mission = item(names.mission).first();
    await mission.getByRole('button', { name: texts.promotions.claim }).first().click();
    await expect(mission.getByText(texts.promotions.rewardStates.claimed).first()).toBeVisible();
    await portal.expectSound();
  });

  await test.step('gives up the second bonus, whose bets earn no rebate, and claims that of the next bet', async () => {
    await open('/member/bonusDetails');
    await page.getByRole('button', { name: bonuses.giveUp }).first().click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: portal.amount(600) })
      .click();
    await expect(page.getByText(bonuses.states['given-up'])).toBeVisible();
    await open('/member/manualRebate');
    await play(1);
    const claim = page.getByRole('button', { name: texts.rebate.claim });
    await expect(claim).not.toHaveAttribute('aria-disabled', 'true', COUNTED);
    await claim.click();
    await expect(page.getByRole('row').filter({ hasText: texts.rebate.kinds.claimed })).toBeVisible();
    await portal.expectSound();
  });

  const operators = await OperatorConsole.open(browser, 'operator1', 'EN');

  await test.step('redeems points for goods, which are sent', async () => {
    const name = `Kite ${Date.now()}`;
    await newGoods(operators, { name, points: '4000', stock: '1' });
    await portal.dismissToasts();
    await open('/pointMall');
    await page.getByRole('button', { name }).click();
    await page.getByRole('button', { name: texts.points.setPassword }).click();
    const password = page.getByRole('dialog', { name: words.security.setTitle });
    await password.getByLabel(words.security.newPassword).first().fill(PAYMENT_PASSWORD);
    await password.getByLabel(words.security.confirmPassword).fill(PAYMENT_PASSWORD);
    await password.getByRole('button', { name: words.security.save }).click();
    await expect(password).toBeHidden();
    const goods = page.getByRole('dialog', { name });
    await goods.getByLabel(texts.mall.receiver).fill('Shapla Akter');
    await goods.getByLabel(texts.mall.mobile).fill('+8801712345678');
    await goods.getByLabel(texts.mall.address).fill('House 12, Road 5, Dhanmondi, Dhaka 1205');
    await goods.getByLabel(texts.mall.paymentPassword).first().fill(PAYMENT_PASSWORD);
    await portal.expectAccessible();
    const price = say(texts.mall.points, { points: portal.number(4000) });
    await goods.getByRole('button', { name: say(texts.mall.redeem, { price }) }).click();
    await expect(item(name).getByText(texts.mall.steps['in-process'])).toBeVisible();

    const { redemptions } = operators.words;
    await operators.page.goto(`${origin}/ops/redemptions?state=in-process&search=${account}`);
    await operators.page.getByRole('row').filter({ hasText: account }).click();
    await operators.page.getByRole('button', { name: redemptions.approve, exact: true }).click();
    await operators.page.getByRole('button', { name: redemptions.complete, exact: true }).click();
    await dialogOf(operators.page).getByRole('button', { name: redemptions.complete, exact: true }).click();
    await expect(item(name).getByText(texts.mall.states.completed, { exact: true })).toBeVisible();
    await portal.expectSound();
  });

  await test.step('takes tickets of the raffle of the week', async () => {
    const [raffle] = await query<{ id: string }>(
      `select id from rewards.campaign where brand = 'mela' and status = 'published' and draft->'texts'->'EN'->>'title' = 'Raffle of the week'`,
    );
    await open(`/promotions/${raffle?.id}/raffle`);
    await page.getByLabel(texts.raffles.seed).fill('lotus', COUNTED);
    await page.getByRole('button', { name: texts.raffles.take }).click();
    await expect(page.getByText(texts.raffles.numbers)).toBeVisible();
    await portal.expectSound();
  });

  await test.step('refers a friend, who shows at once', async () => {
    await open('/member/referral');
    const link = (await page.getByText(/register\?referralCode=/).textContent()) ?? '';
    const code = new URL(`http://${link}`).searchParams.get('referralCode') ?? '';
    await sealedCall('PUT /wps/member/register', {
      username: newAccount(),
      password: PASSWORD,
      confirmPassword: PASSWORD,
      referralCode: code,
      terms: true,
      age: true,
    });
    const friends = page.getByRole('list', { name: texts.referral.friends });
    await expect(friends).toContainText(texts.referral.states.open);
    await portal.expectSound();
  });

  await test.step('complains with an image, and is answered', async () => {
    await open('/member/feedback');
    await page.getByRole('link', { name: words.feedback.new }).click();
    await page.getByLabel(words.feedback.content).fill('The friend is not in my list');
    await page.getByLabel(words.feedback.asComplaint).check();
    const picture = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#1450c8' } })
      .png()
      .toBuffer();
    await page
      .locator('input[type=file]')
      .setInputFiles([{ name: 'list.png', mimeType: 'image/png', buffer: picture }]);
    await page.getByRole('button', { name: words.feedback.sendComplaint }).click();
    const log = page.getByRole('log');
    await expect(log.getByRole('img')).toBeVisible();
    const { threads } = operators.words;
    await operators.page.goto(`${origin}/ops/threads?complaint=1&search=${account}`);
    await operators.page.getByRole('row').filter({ hasText: account }).click();
    await operators.page.getByLabel(threads.answer, { exact: true }).fill('It is there now');
    await operators.page.getByRole('button', { name: threads.send }).click();
    await expect(log.getByText('It is there now')).toBeVisible();
    await portal.expectSound();
    await operators.page.context().close();
  });
}
