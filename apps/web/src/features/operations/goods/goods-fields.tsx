import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { GOODS_TYPES, type GoodsDetail } from '#libs/rewards/common/mall';
import { AmountField } from '../../../forms/amount-field';
import { useAmountText } from '../../../i18n/use-amount-text';
import { Checkbox } from '../../../ui/forms/checkbox';
import { Select } from '../../../ui/forms/select';
import { TextField } from '../../../ui/forms/text-field';
import { ContentImageField } from '../content/content-image-field';
import { useBrandLanguages } from '../content/use-brand-languages';
import { useBrandCurrency } from '../operator-store';
import { goodsPlansQuery } from './goods.api';
import type { GoodsFormState } from './goods-form-state';
import { GoodsTexts } from './goods-texts';

interface GoodsFieldsProps {
  form: GoodsFormState;
  goods: GoodsDetail | undefined;
}

/** Everything that operators decide about goods. The type of goods that are there stays: redemptions are of it. */
export function GoodsFields({ form, goods }: GoodsFieldsProps) {
  const { t } = useTranslation('operations');
  const { count } = useAmountText();
  const languages = useBrandLanguages();
  const currency = useBrandCurrency();
  const plans = useQuery(goodsPlansQuery).data ?? [];
  const number = { inputMode: 'numeric', autoComplete: 'off', verbatim: true } as const;
  const { listed, image, type } = form.fields;
  return (
    <>
      <Select
        {...form.control('type')}
        label={t('goods.type')}
        disabled={goods !== undefined}
        options={GOODS_TYPES.map((value) => ({ value, label: t(`goods.types.${value}`) }))}
      />
      {languages.map((language) => (
        <GoodsTexts key={language} language={language} form={form} />
      ))}
      <TextField {...form.input('pointsRequired')} {...number} label={t('goods.price')} required />
      <AmountField
        {...form.control('amount')}
        currency={currency}
        label={t('goods.amount')}
        hint={t('goods.amountHint')}
      />
      <AmountField
        {...form.control('amountRequired')}
        currency={currency}
        label={t('goods.amountRequired')}
      />
      {type === 'chips' && (
        <Select
          {...form.control('plan')}
          label={t('goods.plan')}
          options={[
            { value: '', label: t('goods.noPlan') },
            ...plans.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
      <TextField
        {...form.input('stock')}
        {...number}
        label={t('goods.stock')}
        hint={t('goods.stockHint', { taken: count(goods?.taken ?? 0), left: count(goods?.left ?? 0) })}
        required
      />
      <TextField
        {...form.input('perMember')}
        {...number}
        label={t('goods.perMember')}
        hint={t('goods.perMemberHint')}
      />
      <ContentImageField
        label={t('goods.image')}
        image={image}
        error={form.errors.image}
        onChange={(chosen) => form.set({ image: chosen })}
      />
      <Checkbox
        name="listed"
        label={t('goods.listed')}
        checked={listed}
        onChange={(event) => form.set({ listed: event.target.checked })}
      />
    </>
  );
}
