import { type BrowserContext, expect, type FrameLocator, type Locator, test } from '@playwright/test';
import { phrases } from '../apps/sandbox/web/src/i18n/phrases';
import { accessibilityFaults } from './support/accessibility';
import { openMember } from './support/member';
import { Player } from './support/player';
import type { Portal, Variant } from './support/portal';
import { stack } from './support/stack';

const desktop: Variant = { language: 'EN', theme: 'night', width: 1440 };
const phone: Variant = { language: 'BN', theme: 'paper', width: 360 };
const CODE = 'lotus-table';
const HOST = { EN: 'Lotus Hall', BN: 'শাপলা আসর' };
const TABLE = 1014;

/** A member at the lotus table with the room's chat open. */
class Chatter {
  readonly words;
  readonly chat: FrameLocator;

  private constructor(
    readonly portal: Portal,
    readonly account: string,
  ) {
    this.words = phrases[this.language === 'BN' ? 'bn' : 'en'].rooms;
    this.chat = portal.page.frameLocator(`iframe[title*="${HOST[this.language]}"]`);
  }

  static async at(context: BrowserContext, variant: Variant, path: string): Promise<Chatter> {
    const { portal, account } = await openMember(context, variant, { path });
    return new Chatter(portal, account);
  }

  get language(): 'BN' | 'EN' {
    return this.portal.variant.language === 'BN' ? 'BN' : 'EN';
  }

  get name(): string {
    return `${this.account.slice(0, 2)}***${this.account.slice(-1)}`;
  }

  get log(): Locator {
    return this.chat.getByRole('log', { name: this.words.messages });
  }

  async expectOpen(): Promise<void> {
    await expect(this.chat.getByRole('heading', { level: 1 })).toHaveText(HOST[this.language]);
  }

  async say(text: string): Promise<void> {
    await this.chat.getByRole('textbox', { name: this.words.write }).fill(text);
    await this.chat.getByRole('button', { name: this.words.send }).click();
  }

  /** Writes as fast as it can until it is told to wait; answers with the text that was not sent. */
  async flood(): Promise<string> {
    const field = this.chat.getByRole('textbox', { name: this.words.write });
    const [note = ''] = this.words.wait('|').split('|');
    for (let count = 0; count < 40; count += 1) {
      const text = `flood ${count}`;
      await field.fill(text);
      await field.press('Enter');
      const form = this.chat.locator('form');
      await expect(async () => {
        const told = (await form.textContent())?.includes(note);
        expect(told || (await field.inputValue()) === '').toBe(true);
      }).toPass({ intervals: [50] });
      if ((await field.inputValue()) !== '') return text;
    }
    throw new Error('nobody stopped the flood');
  }

  async expectSound(): Promise<void> {
    expect(await accessibilityFaults(this.portal.page)).toEqual([]);
    await this.portal.expectNoSidewaysScroll();
  }
}

test(
  'two members chat beside a live table, and an operator of the studio deletes what was reported',
  { tag: ['@chat-room'] },
  async ({ browser }, info) => {
    const options = { timezoneId: 'Asia/Dhaka', reducedMotion: 'reduce' } as const;
    const contexts = [await browser.newContext(options), await browser.newContext(options)] as const;
    const picture = async ({ portal }: Chatter, name: string) =>
      info.attach(name, { body: await portal.page.screenshot(), contentType: 'image/png' });

    const rupa = await Chatter.at(contexts[0], phone, '/live');
    const { page: small, words: bn } = rupa.portal;
    const rooms = small
      .getByRole('region', { name: bn.liveRooms.title })
      .or(small.locator('section', { has: small.getByRole('heading', { name: bn.liveRooms.title }) }));
    await expect(rooms.getByText(HOST.BN)).toBeVisible();
    await rooms.getByRole('button', { name: bn.liveRooms.chatOf.replace('{{host}}', HOST.BN) }).click();
    await rupa.expectOpen();
    await rupa.expectSound();

    const hasan = await Chatter.at(contexts[1], desktop, `/game/${TABLE}`);
    const { page: large, words: en } = hasan.portal;
    await expect(
      large.getByRole('heading', { level: 1, name: new Player(hasan.portal).nameOf(CODE) }),
    ).toBeVisible();
    const button = large.getByRole('button', { name: en.liveRooms.chat, exact: true });
    await button.click();
    await hasan.expectOpen();
    await hasan.expectSound();

    await rupa.say('সবাইকে শুভেচ্ছা');
    const message = hasan.log.getByRole('listitem').filter({ hasText: 'সবাইকে শুভেচ্ছা' });
    await expect(message).toContainText(rupa.name);
    await expect(rupa.log.getByRole('listitem')).toContainText(rupa.words.you);
    await expect(hasan.chat.getByText(hasan.words.viewers('2'))).toBeAttached();
    expect(await hasan.log.textContent()).not.toContain(rupa.account);

    const script = '<img src=x onerror="alert(1)"><script>alert(1)</script>';
    await hasan.say(script);
    await expect(rupa.log.getByText(script)).toBeVisible();
    await expect(rupa.log.locator('img, script')).toHaveCount(0);

    const refused = await hasan.flood();
    await expect(rupa.log.getByText('flood 1', { exact: true })).toBeVisible();
    await expect(rupa.log.getByText(refused, { exact: true })).toHaveCount(0);
    await expect(hasan.chat.getByRole('textbox', { name: hasan.words.write })).toHaveValue(refused);
    await hasan.expectSound();
    await picture(hasan, 'flood beside the table');

    await rupa.say('কল করুন ০১৭১২৩৪৫৬৭৮');
    await expect(rupa.chat.getByText(rupa.words.errors.number).first()).toBeVisible();

    const reported = rupa.log.getByRole('listitem').filter({ hasText: 'flood 0' });
    await reported.getByRole('button', { name: rupa.words.more(hasan.name) }).click();
    const about = rupa.chat.getByRole('dialog', { name: rupa.words.about(hasan.name) });
    await about.getByRole('radio', { name: rupa.words.reasons.spam }).check();
    await picture(rupa, 'a message to report');
    await rupa.expectSound();
    await about.getByRole('button', { name: rupa.words.report }).click();
    await expect(about.getByText(rupa.words.reported)).toBeVisible();
    await about.getByRole('button', { name: rupa.words.close }).click();
    await picture(rupa, 'the chat on a phone');

    const providerPage = await contexts[1].newPage();
    await providerPage.goto(`${stack().sandboxUrl}/rooms?lang=en`);
    const report = providerPage.locator('[data-report]').filter({ hasText: 'flood 0' });
    await expect(report).toContainText(hasan.name);
    expect(await accessibilityFaults(providerPage)).toEqual([]);
    await info.attach('the operators', {
      body: await providerPage.screenshot({ fullPage: true }),
      contentType: 'image/png',
    });
    await report.getByRole('button', { name: 'Delete message' }).click();
    for (const { log } of [rupa, hasan])
      await expect(log.getByText('flood 0', { exact: true })).toHaveCount(0);
    await expect(report).toHaveCount(0);

    // A page that is loaded again reads all of it once, by its session.
    const count = await hasan.log.getByRole('listitem').count();
    await hasan.chat.locator('body').evaluate(() => window.location.reload());
    await expect(hasan.log.getByRole('listitem')).toHaveCount(count);

    await rupa.log.getByRole('listitem').filter({ hasText: 'flood 1' }).getByRole('button').click();
    await rupa.chat.getByRole('button', { name: rupa.words.ignore(hasan.name) }).click();
    await expect(rupa.log.getByRole('listitem')).toHaveCount(1);

    await large.getByRole('complementary').getByRole('button', { name: en.common.close }).click();
    await expect(button).toBeFocused();
    await expect(large.getByTitle(HOST.EN)).toHaveCount(0);
    for (const context of contexts) await context.close();
  },
);

test('while the provider is away there are no rooms, an open chat says so, and the game goes on', async ({
  browser,
}) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const hasan = await Chatter.at(context, desktop, `/game/${TABLE}`);
  const { page, words } = hasan.portal;
  const button = page.getByRole('button', { name: words.liveRooms.chat, exact: true });
  await button.waitFor();
  // Only this page finds it away: other stories use the provider meanwhile.
  await page.route('**/rooms/chat*', (route) => route.fulfill({ status: 503, body: '' }));
  await button.click();
  await expect(page.getByRole('complementary').getByRole('alert')).toContainText(words.liveRooms.closedTitle);
  await expect(page.getByTitle(new Player(hasan.portal).nameOf(CODE))).toBeVisible();
  await hasan.expectSound();
  await page.unroute('**/rooms/chat*');
  await page.getByRole('complementary').getByRole('button', { name: words.common.retry }).click();
  await hasan.expectOpen();
  await context.close();
});
