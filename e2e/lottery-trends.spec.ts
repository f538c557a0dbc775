import { expect, type Locator, type Page, test } from '@playwright/test';
import { lottery as bn } from '../apps/web/src/i18n/bn/lottery';
import { rewards as bnRewards } from '../apps/web/src/i18n/bn/rewards';
import { lottery as en } from '../apps/web/src/i18n/en/lottery';
import { rewards as enRewards } from '../apps/web/src/i18n/en/rewards';
import { openMember } from './support/member';
import type { Variant } from './support/portal';
import { variantsOf } from './support/variants';

const variants: Variant[] = [
  { language: 'BN', theme: 'night', width: 360 },
  { language: 'EN', theme: 'paper', width: 1440 },
];
const TEXTS = { BN: bn, EN: en };
const REWARDS = { BN: bnRewards, EN: enRewards };
/** A draw a minute, and a value of the beacon each three seconds. */
const DRAWN = { timeout: 100_000 };
const MISSION = { BN: 'সপ্তাহজুড়ে লটারি', EN: 'A week of draws' };

const filled = (phrase: string, values: Record<string, string>): string =>
  phrase.replace(/{{(\w+)}}/g, (_, name: string) => values[name] ?? '');

for (const variant of variantsOf(variants)) {
  const name = `${variant.language} ${variant.theme} ${variant.width}`;
  const texts = TEXTS[variant.language];
  const { trends, missions } = texts;

  test(`a member looks at what the draws have shown (${name})`, { tag: ['@lottery'] }, async ({
    context,
  }) => {
    const { portal } = await openMember(context, variant, { path: '/lottery?gameCode=SSC1M' });
    const { page } = portal;
    const under = page.getByRole('group', { name: trends.pick.label });
    const first = page.getByRole('group', { name: texts.rows.place1 });
    await expect(under.getByRole('radio', { name: trends.pick.choice.missing })).toBeChecked();
    await expect(first.getByText(trends.pick.missing, { exact: false })).toBeAttached();
    await under.getByRole('radio', { name: trends.pick.choice.hot }).check();
    const hot = filled(trends.pick.hot, { draws: portal.number(30) });
    await expect(first.getByText(hot, { exact: false })).toBeAttached();
    await portal.expectSound();
    await page.reload();
    await expect(under.getByRole('radio', { name: trends.pick.choice.hot })).toBeChecked();
    await under.getByRole('radio', { name: trends.pick.choice.none }).check();
    await expect(first.getByText(hot, { exact: false })).toHaveCount(0);

    await page.getByRole('tab', { name: texts.tabs.results }).click();
    await choose(page, trends.views, trends.view.figures);
    const places = page.getByRole('group', { name: trends.place });
    // Of a portal that has just begun, the first draw appears by itself.
    const table = page.getByRole('table', { name: filled(trends.figures, { place: texts.rows.place1 }) });
    await expect(table).toBeVisible(DRAWN);
    await expect(table.getByRole('row')).toHaveCount(11);
    await table.getByRole('button', { name: trends.missing }).click();
    await expect(table.getByRole('columnheader', { name: trends.missing })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await portal.expectSound();
    await places.getByRole('radio', { name: trends.places.any }).check();
    await expect(
      page.getByRole('table', { name: filled(trends.figures, { place: trends.places.any }) }),
    ).toBeVisible();

    await choose(page, trends.views, trends.view.roads);
    await choose(page, trends.size, filled(trends.sizes, { shown: portal.number(100) }));
    const big = filled(trends.kinds['big-small'], { place: trends.places.sum });
    await expect(beads(page, big).first()).toHaveText(new RegExp(`^(${texts.tokens.B}|${texts.tokens.S})$`));
    await portal.expectSound();
    await places.getByRole('radio', { name: trends.dragonTiger }).check();
    const duel = filled(trends.kinds['dragon-tiger'], {
      place: texts.rows.place1,
      against: texts.rows.place5,
    });
    const shown = await beads(page, duel).count();
    expect(shown).toBeGreaterThan(0);
    await portal.expectSound();
    // Another draw adds a bead while the page is open.
    await expect(beads(page, duel)).not.toHaveCount(shown, DRAWN);

    await choose(page, trends.views, trends.view.missing);
    const chart = page.getByRole('slider', { name: filled(trends.chart, { place: texts.rows.place1 }) });
    await chart.press('Home');
    await expect(chart).toHaveAttribute('aria-valuetext', new RegExp(`^${portal.number(0)}: `));
    await chart.press('ArrowRight');
    await expect(chart).toHaveAttribute('aria-valuetext', new RegExp(`^${portal.number(1)}: `));
    await portal.expectSound();

    await choose(page, trends.views, trends.view.days);
    await page.getByRole('list', { name: texts.results.title }).getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: texts.verify.title })).toBeVisible();
    await page.getByRole('button', { name: texts.verify.run }).click();
    await expect(page.getByText(texts.verify.agrees)).toBeVisible();
  });

  test(`a member finds the missions of the lottery (${name})`, { tag: ['@lottery'] }, async ({ context }) => {
    const { portal } = await openMember(context, variant, { path: '/lottery' });
    const { page } = portal;
    await page.getByRole('link', { name: missions.title }).click();
    await expect(page.getByRole('heading', { level: 1, name: missions.title })).toBeVisible();
    const mission = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: MISSION[variant.language] }) });
    await expect(mission.getByRole('list', { name: missions.steps })).toContainText(missions.state.open);
    await portal.expectSound();
    await page.getByRole('tab', { name: missions.parts.ended }).click();
    await expect(page.getByText(missions.noneEnded)).toBeVisible();
    await page.getByRole('tab', { name: missions.parts.boards }).click();
    await expect(page.getByText(REWARDS[variant.language].leaderboards.emptyTitle)).toBeVisible();
    await portal.expectSound();
  });
}

const choose = (page: Page, group: string, option: string): Promise<void> =>
  page.getByRole('group', { name: group }).getByRole('radio', { name: option, exact: true }).check();

const beads = (page: Page, title: string): Locator =>
  page.getByRole('region', { name: title, exact: false }).getByRole('listitem');
