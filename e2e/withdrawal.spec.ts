import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { Operator } from './support/operator';
import { Payee } from './support/payee';
import { blockGets, Portal, type Variant } from './support/portal';
import { variantsOf } from './support/variants';

const desktop: Variant = { language: 'EN', theme: 'night', width: 1440 };
const variants: Variant[] = [
  { language: 'BN', theme: 'night', width: 360 },
  { language: 'EN', theme: 'paper', width: 1440 },
];

// The operator logs in once for all stories, because a code is valid once.
test.describe.configure({ mode: 'serial', timeout: 120_000 });
let operator: Operator;
test.beforeAll(async () => {
  operator = await Operator.login('operator2');
});

for (const variant of variantsOf(variants)) {
  const name = `${variant.language} ${variant.theme} ${variant.width}`;
  test(`a member withdraws in two parts, is asked, and says what arrived (${name})`, {
    tag: ['@withdraw'],
  }, async ({ context }) => {
    const payee = await Payee.open(context, variant);
    const { portal } = payee;
    const { page, words } = portal;
    await payee.prepare();
    await portal.expectNoSidewaysScroll();
    await portal.expectAccessible();
    const id = await payee.order('700');
    await expect(portal.balance).toContainText(portal.amount(300));
    await portal.expectAccessible();

    await operator.approve(id);
    await expect(page.getByText(words.withdrawal.sentence.approved)).toBeVisible();
    await page.goto(new URL('/', page.url()).href);
    await expect(portal.balance).toBeVisible();
    await operator.distribute(id, '200.00');
    await expect(payee.question).toContainText(portal.amount(200));
    await expect(payee.question.getByRole('timer')).toContainText(':');
    await portal.expectAccessible();
    await portal.expectNoSidewaysScroll();

    await payee.question.getByRole('button', { name: words.receipt.notNow }).click();
    await page.getByRole('button', { name: words.receipt.answer, exact: true }).click();
    await payee.question.getByRole('button', { name: words.receipt.received }).click();
    await portal.expectAccessible();
    await payee.question.getByRole('button', { name: words.receipt.confirm }).click();
    await expect(payee.question).toBeHidden();

    await operator.distribute(id, '500.00');
    await payee.question.getByRole('button', { name: words.receipt.notReceived }).click();
    await payee.question.getByRole('button', { name: words.receipt.send }).click();
    await expect(payee.question.getByText(words.receipt.noImage)).toBeVisible();
    await payee.question.locator('input[type=file]').setInputFiles([
      { name: 'list.png', mimeType: 'image/png', buffer: await picture() },
      { name: 'words.txt', mimeType: 'text/plain', buffer: Buffer.from('nothing came') },
    ]);
    await expect(
      payee.question.getByText(words.images.wrongType.replace('{{name}}', 'words.txt')),
    ).toBeVisible();
    await portal.expectAccessible();
    await payee.question.getByRole('button', { name: words.receipt.send }).click();
    await expect(payee.question).toBeHidden();

    await page.goto(new URL(`/member/withdrawals/${id}`, page.url()).href);
    await expect(page.getByRole('heading', { name: words.withdrawal.proofImages })).toBeVisible();
    await expect(page.getByRole('img', { name: words.withdrawal.proofImageOf.split(' ')[0] })).toBeVisible();
    await portal.expectAccessible();
    await portal.expectNoSidewaysScroll();

    await operator.resend(id);
    const all = words.receipt.fullPayment.replace('{{amount}}', `৳${portal.amount(700)}`);
    await payee.question.getByRole('button', { name: all }).click();
    await payee.question.getByRole('button', { name: words.receipt.confirm }).click();
    await expect(page.getByText(words.withdrawal.sentence.received)).toBeVisible();
  });
}

test('of two tabs that ask, the other one closes when the first was answered', async ({ context }) => {
  const payee = await Payee.open(context, desktop);
  const { portal: first } = payee;
  await payee.prepare();
  const id = await payee.order('500');
  await operator.approve(id);
  await operator.distribute(id, '500.00');
  await expect(payee.question).toBeVisible();
  const second = await Portal.open(context, first.variant);
  const other = new Payee(second);
  await expect(other.question).toBeVisible();
  await blockGets(second.page);
  await payee.question.getByRole('button', { name: first.words.receipt.received }).click();
  await payee.question.getByRole('button', { name: first.words.receipt.confirm }).click();
  await expect(payee.question).toBeHidden();
  await expect(other.question).toBeHidden();
});

test('a refused withdrawal says why, and the money is back', async ({ context }) => {
  const payee = await Payee.open(context, desktop);
  const { portal } = payee;
  const { page, words } = portal;
  await payee.prepare();
  const id = await payee.order('1000');
  await expect(portal.balance).toContainText(portal.amount(0));
  await operator.reject(id, 'The bank does not know this account');
  await expect(page.getByText('The bank does not know this account').first()).toBeVisible();
  await expect(portal.balance).toContainText(portal.amount(1000));
  await page.goto(new URL('/member/messages', page.url()).href);
  await expect(page.getByText(words.notice.rejectedTitle)).toBeVisible();
  await portal.expectAccessible();
  await page.goto(new URL('/member/record', page.url()).href);
  await expect(page.getByText(words.record.kinds.withdrawalRelease).first()).toBeVisible();
  await portal.expectAccessible();
});

const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#2e5c9a' } })
    .png()
    .toBuffer();
