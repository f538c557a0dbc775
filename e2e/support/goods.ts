import { expect } from '@playwright/test';
import type { OperatorConsole } from './operator-console';
import { stack } from './stack';

interface NewGoods {
  name: string;
  points: string;
  stock: string;
  type?: 'chips';
  amount?: string;
  /** Whether the mall shows it. */
  listed?: boolean;
}

/** An operator adds goods by hand. */
export async function newGoods(
  { page, words }: OperatorConsole,
  { name, points, stock, type, amount, listed = true }: NewGoods,
): Promise<void> {
  const { goods } = words;
  await page.goto(`${stack().publicUrl}/ops/goods`);
  await page.getByRole('link', { name: goods.new }).click();
  if (type) await page.getByLabel(goods.type).selectOption(type);
  for (const language of ['EN', 'BN'])
    await page.getByLabel(goods.nameIn.replace('{{language}}', language)).fill(name);
  await page.getByLabel(goods.price).fill(points);
  if (amount) await page.getByLabel(goods.amount).fill(amount);
  await page.getByLabel(goods.stock).fill(stock);
  await page.getByLabel(goods.listed).setChecked(listed);
  await page.getByRole('button', { name: goods.save }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}
