import type { GoodsTerms } from '#libs/rewards/common/mall';
import { NEW_GOODS, termsOf, valueErrors, valuesOf } from './goods-values';

const CHIPS: GoodsTerms = {
  type: 'chips',
  texts: { EN: { name: 'Chips', remark: '' } },
  amount: '50.00',
  plan: 'casino',
  pointsRequired: 4000,
  amountRequired: '0.00',
  stock: 20,
  perMember: 3,
  image: null,
  listed: true,
};

test('saved goods come out of the form as they were', () => {
  expect(termsOf(valuesOf(CHIPS))).toEqual({ ...CHIPS, amount: '50', amountRequired: '0' });
  const goods = { ...CHIPS, type: 'goods', amount: null, perMember: null, plan: null } as const;
  expect(termsOf(valuesOf(goods))).toMatchObject({ amount: null, perMember: null, plan: null });
});

test('the plan of chips is left out of other goods, and so is a language without words', () => {
  const values = {
    ...valuesOf(CHIPS),
    type: 'cash',
    texts: { ...CHIPS.texts, BN: { name: '', remark: '' } },
  };
  expect(termsOf(values as ReturnType<typeof valuesOf>)).toMatchObject({ plan: null, texts: CHIPS.texts });
  expect(Object.keys(termsOf(values as ReturnType<typeof valuesOf>).texts)).toEqual(['EN']);
});

test.each([
  ['points', { pointsRequired: '' }, 'pointsRequired'],
  ['pieces', { stock: 'many' }, 'stock'],
  ['half a piece', { perMember: '1.5' }, 'perMember'],
])('what is no number of %s is refused under its field', (_, typed, field) => {
  expect(valueErrors({ ...valuesOf(CHIPS), ...typed }).map((error) => error.field)).toEqual([field]);
});

test('new goods are seen by nobody, and need a price', () => {
  expect(NEW_GOODS.listed).toBe(false);
  expect(valueErrors(NEW_GOODS).map(({ field }) => field)).toEqual(['pointsRequired']);
});
