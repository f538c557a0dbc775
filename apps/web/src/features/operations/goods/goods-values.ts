import type { FieldError } from '#libs/platform/common/errors';
import { fieldErrorsOf } from '#libs/platform/common/field-errors';
import { type GoodsTerms, goodsTerms } from '#libs/rewards/common/mall';
import { toAsciiDigits } from '../../../ui/forms/digits';
import { typedAmount, withoutZeros } from '../../../ui/forms/money-input';

/** The terms as the form holds them: amounts and numbers as typed. */
export type GoodsValues = {
  type: GoodsTerms['type'];
  texts: GoodsTerms['texts'];
  amount: string;
  plan: string;
  pointsRequired: string;
  amountRequired: string;
  stock: string;
  perMember: string;
  image: string | null;
  listed: boolean;
};

/** New goods, which nobody sees until they are listed. */
export const NEW_GOODS: GoodsValues = {
  type: 'goods',
  texts: {},
  amount: '',
  plan: '',
  pointsRequired: '',
  amountRequired: '',
  stock: '0',
  perMember: '',
  image: null,
  listed: false,
};

export const valuesOf = (terms: GoodsTerms): GoodsValues => ({
  type: terms.type,
  texts: terms.texts,
  amount: withoutZeros(terms.amount ?? ''),
  plan: terms.plan ?? '',
  pointsRequired: String(terms.pointsRequired),
  amountRequired: Number(terms.amountRequired) === 0 ? '' : withoutZeros(terms.amountRequired),
  stock: String(terms.stock),
  perMember: terms.perMember === null ? '' : String(terms.perMember),
  image: terms.image,
  listed: terms.listed,
});

const number = (typed: string): number => (typed.trim() === '' ? Number.NaN : Number(toAsciiDigits(typed)));

/** What calls take; what is no number is one that no schema accepts. */
export function termsOf(values: GoodsValues): GoodsTerms {
  const texts = Object.entries(values.texts).filter(([, text]) => text?.name || text?.remark);
  return {
    type: values.type,
    texts: Object.fromEntries(texts),
    amount: values.amount === '' ? null : typedAmount(values.amount),
    plan: values.type === 'chips' && values.plan !== '' ? values.plan : null,
    pointsRequired: number(values.pointsRequired),
    amountRequired: values.amountRequired === '' ? '0' : typedAmount(values.amountRequired),
    stock: number(values.stock),
    perMember: values.perMember === '' ? null : number(values.perMember),
    image: values.image,
    listed: values.listed,
  };
}

/** What the server would refuse to save. */
export const valueErrors = (values: GoodsValues): FieldError[] => fieldErrorsOf(goodsTerms, termsOf(values));
