import { expect } from '@playwright/test';
import { agency as bn } from '../../apps/web/src/i18n/bn/agency';
import { agency as en } from '../../apps/web/src/i18n/en/agency';
import { Agent, realtime } from '../support/agent';
import { enterAs } from '../support/login';
import { deposit } from '../support/member';
import { test } from '../support/own-stack';
import { Player } from '../support/player';
import type { Variant } from '../support/portal';
import { stack } from '../support/stack';
import { variantsOf } from '../support/variants';

const variants: Variant[] = [
  { language: 'BN', theme: 'paper', width: 360 },
  { language: 'EN', theme: 'night', width: 1440 },
];
const FIVE_MINUTES = 300_000;
/** The delay of a settlement, plus a margin. */
const SETTLED_AFTER = 40_000;
/** A settlement that failed on a busy machine is tried again, after up to a minute. */
const PAID = { timeout: 90_000 };

// Runs alone, because it moves the clock that all programs share.
for (const variant of variantsOf(variants)) {
  const name = `${variant.language} ${variant.theme} ${variant.width}`;
  test(`what the team bets is paid after five minutes, and opens down to its bets (${name})`, async ({
    browser,
    context,
  }) => {
    const salary = (variant.language === 'BN' ? (bn as unknown as typeof en) : en).salary;
    const top = await Agent.login('agentone', 'Mela-demo-1');
    const upline = await top.open('agent');
    const agent = await upline.open('agent');
    const member = await agent.open('member');
    await upline.agree(agent, realtime('0.40', '2.00', '0.10'));
    await toNextFiveMinutes(1000);

    await deposit(member.token, '500.00');
    const player = new Player(await enterAs(member.token, context, variant));
    await player.startFromHome('river-dice');
    await player.rollSafely(200);
    await player.rollSafely(200);

    const salaries = '/agentHome/agentRealtimeSalary';
    const own = await enterAs(agent.token, await browser.newContext(), variant, salaries);
    const { page } = own;
    await expect(own.balance).toContainText(own.amount(0));
    await page.waitForLoadState('networkidle');
    await toNextFiveMinutes(SETTLED_AFTER);
    await expect(own.balance).not.toContainText(own.amount(0), PAID);
    await expect(page.getByText(own.words.notice.realtimeTitle).first()).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(2);
    await own.expectAccessible();
    await own.expectNoSidewaysScroll();

    const [payout] = (await agent.get<{ list: { amount: string }[] }>('/wps/agent/salaries')).list;
    const amount = own.amount(Number(payout?.amount));
    await expect(own.balance).toContainText(amount);
    await page.getByRole('row').filter({ hasText: amount }).getByRole('button').first().click();
    await expect(page.getByRole('heading', { name: salary.lines })).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: member.account })).toHaveCount(2);
    await own.expectAccessible();
    await own.expectNoSidewaysScroll();
    await page.context().close();
  });
}

/** Moves the clock to `after` milliseconds past the next full five minutes. */
async function toNextFiveMinutes(after: number): Promise<void> {
  const url = `${stack().publicUrl}/dev/api/clock`;
  const { now } = (await (await fetch(url)).json()) as { now: string };
  const advanceMs = FIVE_MINUTES - (Date.parse(now) % FIVE_MINUTES) + after;
  const headers = { 'content-type': 'application/json' };
  await fetch(url, { method: 'POST', headers, body: JSON.stringify({ advanceMs }) });
}
