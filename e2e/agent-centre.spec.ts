import { expect, test } from '@playwright/test';
import { agency as words } from '../apps/web/src/i18n/en/agency';
import { AGENT_PAGES } from '../libs/agency/common/team.calls';
import { Agent } from './support/agent';
import { enterAs } from './support/login';
import { PASSWORD, Portal, type Variant } from './support/portal';

const desktop: Variant = { language: 'EN', theme: 'paper', width: 1440 };
const phone: Variant = { language: 'EN', theme: 'night', width: 360 };

test('an agent logs in on the agents’ side, opens each of its pages, and finds the way back; a member is turned away', {
  tag: [
    '@agent',
    '@agentHome',
    '@guard-agent',
    '@guard-not-agent',
    '@agent-menu',
    '@agentAnnouncement',
    '@agentTeamOverview',
    '@registerCenter',
    '@downlineManagmentView',
    '@agent-personalHistoryCopy',
    '@palStatementsAgentCopy',
    '@agentRevenueReport',
    '@agentDownlineTransactionDetailsCopy',
    '@agentDividendRecordCopy2',
    '@agentDailyWages2',
    '@agentHourSalary',
    '@agentRealtimeSalary',
    '@agent-contracts',
    '@agent-transfer',
    '@agent-second-menu',
    '@agent-bar',
    '@transferUpline',
  ],
}, async ({ context, browser }) => {
  const top = await Agent.login('agentone', 'Mela-demo-1');
  const agent = await top.open('agent');
  const member = await agent.open('member');
  const portal = await Portal.open(context, desktop, '/agentHome/contracts');
  const { page, words: site } = portal;
  const { pages, menu } = words.agentCentre;

  await test.step('logs in where the agents do, and is on the page that was wanted', async () => {
    await page.waitForURL((url) => url.pathname === '/agent');
    await expect(page.getByRole('navigation', { name: site.shell.navigation })).toHaveCount(0);
    await expect(page.getByRole('link', { name: site.shell.register })).toHaveCount(0);
    await expect(page.getByRole('button', { name: site.shell.service })).toHaveCount(1);
    await portal.expectSound();
    await page.getByLabel(site.field.username).fill(agent.account);
    await page.getByLabel(site.field.password).first().fill(`${PASSWORD}-own`);
    await page.getByLabel(site.field.password).first().press('Enter');
    await page.waitForURL((url) => url.pathname === '/agentHome/contracts');
  });

  await test.step('opens each page of the menu', async () => {
    const links = page.getByRole('navigation', { name: menu });
    for (const name of AGENT_PAGES) {
      await links.getByRole('link', { name: pages[name], exact: true }).click();
      await page.waitForURL((url) => url.pathname.startsWith(`/agentHome/${name}`));
      await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(`^${pages[name]}`));
      await portal.expectNoSidewaysScroll();
    }
    for (const name of [site.shell.deposit, site.shell.withdraw, site.shell.messages])
      await expect(links.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(links.getByRole('button', { name: site.shell.service })).toBeVisible();
    await portal.expectAccessible();
  });

  await test.step('has a bar of its own on a phone, and ways to the income from the account', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const bar = page.getByRole('navigation', { name: site.shell.bottomBar });
    await bar.getByRole('link', { name: pages.downlineManagmentView }).click();
    await page.waitForURL((url) => url.pathname.startsWith('/agentHome/downlineManagmentView'));
    await portal.expectSound();
    await bar.getByRole('link', { name: site.shell.me, exact: true }).click();
    await page.locator('main').getByRole('link', { name: site.shell.income }).click();
    await page.waitForURL((url) => url.pathname.startsWith('/agentHome/agentRevenueReport'));
  });

  await test.step('a member of the team is told that the page is for agents, and may send money up', async () => {
    const other = await enterAs(member.token, await browser.newContext(), phone, '/agentHome');
    await expect(other.page.getByRole('heading', { name: words.agentCentre.entry.onlyTitle })).toBeVisible();
    expect(new URL(other.page.url()).pathname).toBe('/agent');
    await other.page.getByRole('link', { name: site.shell.me, exact: true }).click();
    await other.page.locator('main').getByRole('link', { name: site.shell.transfer }).click();
    await expect(other.page.getByRole('heading', { level: 1 })).toBeVisible();
    await other.expectSound();
    await other.page.context().close();
  });
});
