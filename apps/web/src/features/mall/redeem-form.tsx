import { useTranslation } from 'react-i18next';
import type { Delivery, PointReward } from '#libs/rewards/common/mall';
import { Form } from '../../forms/form';
import { useAmountText } from '../../i18n/use-amount-text';
import { PasswordField } from '../../ui/forms/password-field';
import { TextField } from '../../ui/forms/text-field';
import { Text } from '../../ui/layout/text';
import { ReceiverFields } from './shared/receiver-fields';
import { usePriceText } from './use-price-text';
import { useRedeemForm } from './use-redeem-form';

interface RedeemFormProps {
  goods: PointReward;
  /** The most pieces that the member may redeem. */
  most: number;
  /** The receiver of the last redemption. */
  last: Delivery | null;
  onRedeemed: () => void;
}

/** How many, where to, and the payment password; its button says what it takes. */
export function RedeemForm({ goods, most, last, onRedeemed }: RedeemFormProps) {
  const { t } = useTranslation('rewards', { keyPrefix: 'mall' });
  const { count } = useAmountText();
  const priceText = usePriceText();
  const { form, pieces } = useRedeemForm(goods, last, onRedeemed);
  return (
    <Form
      form={form}
      action={t('redeem', { price: priceText(goods, pieces ?? 1) })}
      after={
        <Text size="small" tone="muted">
          {t(`final.${goods.type}`)}
        </Text>
      }
    >
      {most > 1 && (
        <TextField
          {...form.input('quantity')}
          label={t('quantity')}
          hint={t('quantityHint', { most: count(most) })}
          inputMode="numeric"
          autoComplete="off"
          required
        />
      )}
      {goods.type === 'goods' && <ReceiverFields input={form.input} />}
      <PasswordField
        {...form.input('paymentPassword')}
        label={t('paymentPassword')}
        autoComplete="off"
        required
      />
    </Form>
  );
}
