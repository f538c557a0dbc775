import { z } from 'zod';
import { setUpTestParts } from '#libs/platform/testing/set-up';
import { GoodsQueries, goodsErrors } from '#libs/rewards/index';
import { BrandRegistry } from '#libs/site/index';
import { WageringPlans } from '#libs/wagering/index';

const { parts } = setUpTestParts();

test("the demo brand's goods are listed, an operator could save them, and none pays more than its points are worth", async () => {
  const brands = new BrandRegistry(parts.database);
  await brands.onModuleInit();
  const plans = (await new WageringPlans(parts.database).list('mela')).map(({ id }) => id);
  const { currency, defaultLanguage, languages, rewards } = brands.byId('mela').settings;
  const { list } = await new GoodsQueries(parts.database, brands).list({ brand: 'mela', pageSize: 100 });
  expect(list).toHaveLength(8);
  expect(new Set(list.map(({ type }) => type))).toEqual(new Set(['goods', 'chips', 'cash']));
  for (const goods of list) {
    expect(z.uuid().safeParse(goods.id).success).toBe(true);
    expect(goodsErrors(goods, { currency, defaultLanguage, plans })).toEqual([]);
    expect(Object.keys(goods.texts).sort()).toEqual(
      [...languages].filter((one) => one in goods.texts).sort(),
    );
    if (goods.type === 'cash')
      expect(Number(goods.amount)).toBeLessThanOrEqual(goods.pointsRequired * Number(rewards.points.worth));
  }
});
