import { expect, test } from '@playwright/test';
import { accessibilityFaults } from './support/accessibility';
import { dialogOf } from './support/dialog';
import { openMember } from './support/member';
import { OperatorConsole } from './support/operator-console';
import { Payee } from './support/payee';

test('an operator stops rewards for a member and allows them again, and another one sees it at once', async ({
  context,
  browser,
}) => {
  const [first, second] = await Promise.all([
    OperatorConsole.open(browser, 'operator1', 'EN'),
    OperatorConsole.open(browser, 'operator2', 'BN'),
  ]);
  const scene = { path: '/member/withdraw', amount: '1000.00', played: true };
  const { portal, account } = await openMember(
    context,
    { language: 'EN', theme: 'paper', width: 1440 },
    scene,
  );
  const payee = new Payee(portal);
  await payee.prepare();
  const id = await payee.order('600');
  const panelOf = ({ page, words }: OperatorConsole) =>
    page.getByRole('complementary', { name: words.member.title.replace('{{account}}', account) });
  await second.page.setViewportSize({ width: 360, height: 740 });
  for (const operator of [first, second]) await operator.show(id);
  const here = panelOf(first);
  const there = panelOf(second);

  await test.step('a tag of the first operator is there for the second, who takes it off', async () => {
    await here.getByLabel(first.words.member.newTag).fill('Big Depositor');
    await here.getByRole('button', { name: first.words.member.addTag }).click();
    await expect(here.getByText(first.words.member.tagWrong)).toBeVisible();
    await here.getByLabel(first.words.member.newTag).fill('big-depositor');
    await here.getByRole('button', { name: first.words.member.addTag }).click();
    const remove = (words: OperatorConsole['words']) =>
      words.member.removeTag.replace('{{tag}}', 'big-depositor');
    await expect(here.getByRole('button', { name: remove(first.words) })).toBeVisible();
    await second.page.reload();
    await there.getByText(second.words.member.tags, { exact: true }).click();
    await expect(there.getByText('big-depositor', { exact: true })).toBeVisible();
    for (const { page } of [first, second]) expect(await accessibilityFaults(page)).toEqual([]);
    await there.getByRole('button', { name: remove(second.words) }).click();
    await expect(there.getByText(second.words.member.noTags)).toBeVisible();
  });

  await test.step('stopped with a reason, which the second operator reads', async () => {
    const { page, words } = first;
    await expect(here.getByText(words.member.noRestrictions)).toBeVisible();
    await here.getByRole('button', { name: words.member.bar }).click();
    const dialog = dialogOf(page);
    await expect(dialog).toContainText(words.member.barText);
    await dialog.getByRole('button', { name: words.member.bar }).click();
    await expect(dialog.getByText(words.reasonShort)).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('textbox').fill('Plays to win back losses');
    await dialog.getByRole('button', { name: words.member.bar }).click();
    await expect(dialog).toBeHidden();
    await expect(here.getByText(words.member.standing)).toBeVisible();
    // On a phone the part is closed; the state stands beside the name.
    await expect(there.getByText(second.words.member.barred).first()).toBeVisible();
    await there.getByText(second.words.member.restrictions, { exact: true }).click();
    await expect(there.getByText('Plays to win back losses')).toBeVisible();
    expect(await accessibilityFaults(second.page)).toEqual([]);
  });

  await test.step('allowed by the second operator, and the first one sees it', async () => {
    const { page, words } = second;
    await there.getByRole('button', { name: words.member.lift }).click();
    const dialog = dialogOf(page);
    await dialog.getByRole('textbox').fill('Talked to the member');
    await dialog.getByRole('button', { name: words.member.lift }).click();
    await expect(dialog).toBeHidden();
    await expect(here.getByText(first.words.member.over)).toBeVisible();
    await expect(here.getByText('Talked to the member', { exact: false })).toBeVisible();
    await expect(here.getByRole('button', { name: first.words.member.bar })).toBeVisible();
  });

  await test.step('the member hears nothing of it', async () => {
    await expect(portal.page.getByText(first.words.member.barred)).toBeHidden();
  });
  for (const { page } of [first, second]) await page.context().close();
});
