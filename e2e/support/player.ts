import fs from 'node:fs';
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { phrases } from '../../apps/sandbox/web/src/i18n/phrases';
import type { Portal } from './portal';

interface Title {
  nodeId: number;
  gameCode: string;
  names: { EN: string; BN: string; AR?: string };
}

export const { titles } = JSON.parse(
  fs.readFileSync(new URL('../../brands/mela/games.json', import.meta.url), 'utf8'),
) as { titles: Title[] };
const STUDIO_LANGUAGES = { EN: 'en', BN: 'bn', AR: 'ar' } as const;
/** A crash round may last for minutes before the next one accepts bets. */
export const FLIGHT_MS = 200_000;
export const STAKE = 10;
export const PAYOUT = 19.8;

/** A member who plays games. */
export class Player {
  readonly game: FrameLocator;
  readonly studio;

  constructor(readonly portal: Portal) {
    this.game = portal.page.frameLocator('iframe');
    this.studio = phrases[STUDIO_LANGUAGES[portal.variant.language]];
  }

  get page(): Page {
    return this.portal.page;
  }

  nameOf(code: string): string {
    const title = titles.find(({ gameCode }) => gameCode === code);
    if (!title) throw new Error(`no ${code}`);
    return title.names[this.portal.variant.language] ?? title.names.EN;
  }

  /** The first tile of a game, not the favourite button beside it, which has a name and no text. */
  tile(code: string): Locator {
    return this.page.locator('button', { hasText: this.nameOf(code) }).first();
  }

  /** Starts a game from the row of games that home shows a member first. */
  async startFromHome(code: string): Promise<void> {
    const name = this.nameOf(code);
    const { openNow, continue: again } = this.portal.words.games;
    const row = this.page.getByRole('region', { name: new RegExp(`^(${openNow}|${again})$`) });
    await row.locator('button', { hasText: name }).click();
    await this.page.waitForURL(/\/game\/\d+$/, { timeout: 15_000 });
    await this.expectOneHeader(name);
  }

  /** Title and balance are in the portal's bar; the game shows neither, and is named for screen readers. */
  async expectOneHeader(name: string): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(this.game.getByRole('heading', { level: 1 })).toHaveText([name]);
    await expect(this.game.getByRole('banner')).toHaveCount(0);
    await expect(this.game.getByTestId('balance')).toHaveCount(0);
    await expect(
      this.game.getByRole('navigation', { name: this.studio.studio.tools }).getByRole('button'),
    ).toHaveCount(3);
  }

  /** All controls of a dice bet are visible without scrolling, in this order from the top. */
  async expectDiceInSight(): Promise<void> {
    const { dice, stake } = this.studio;
    const steps = [
      this.game.getByRole('group', { name: dice.side }),
      this.game.getByText(dice.chance, { exact: true }),
      this.game.getByRole('textbox', { name: stake.label, exact: true }),
      this.game.getByRole('button', { name: dice.play, exact: true }),
    ];
    const edges: number[] = [];
    for (const step of steps) {
      await expect(step).toBeInViewport({ ratio: 1 });
      edges.push((await step.boundingBox())?.y ?? Number.NaN);
    }
    expect(edges).toEqual([...edges].sort((one, other) => one - other));
    await expect(this.game.getByRole('textbox', { name: dice.target })).toBeInViewport({ ratio: 1 });
  }

  async goHome(): Promise<void> {
    await this.page.getByRole('link', { name: this.portal.words.games.back }).click();
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  /** Rolls until it wins, and returns how often it lost before. */
  async rollUntilWon(): Promise<number> {
    const roll = this.game.getByRole('button', { name: this.studio.dice.play, exact: true });
    const won = this.game.getByText(this.studio.result.won(`৳${this.portal.amount(PAYOUT)}`)).first();
    for (let losses = 0; losses < 40; losses += 1) {
      await roll.click();
      await expect(won.or(this.game.getByText(this.studio.result.nothing).first())).toBeAttached();
      await expect(roll).toBeEnabled();
      if ((await won.count()) > 0) return losses;
    }
    throw new Error('forty rolls without a win');
  }

  /** Rolls once with this stake, at the smallest risk that dice offers. */
  async rollSafely(stake: number): Promise<void> {
    const { dice, stake: words } = this.studio;
    await this.game.getByLabel(words.label, { exact: true }).fill(String(stake));
    await this.game.getByRole('textbox', { name: dice.target }).fill('2.00');
    const roll = this.game.getByRole('button', { name: dice.play, exact: true });
    await roll.click();
    await expect(roll).toBeEnabled();
  }

  async spin(): Promise<void> {
    const spin = this.game.getByRole('button', { name: this.studio.slot.play, exact: true });
    await spin.click();
    await expect(spin).toBeEnabled({ timeout: 20_000 });
  }

  /** Plays one crash round: cashes out at 1.01, or loses before. */
  async fly(): Promise<void> {
    const { crash } = this.studio;
    await this.game.getByLabel(crash.auto).check();
    await this.game.getByLabel(crash.autoAt).fill('1.01');
    const bet = this.game.getByRole('button', { name: crash.bet, exact: true });
    await expect(bet).toBeEnabled({ timeout: FLIGHT_MS });
    await bet.click();
    await expect(this.game.getByRole('button', { name: crash.nextRound })).toBeVisible({ timeout: 30_000 });
  }
}
