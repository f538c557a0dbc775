import type { Delivery, PointReward } from '#libs/rewards/common/mall';
import { redeemPointReward } from '#libs/rewards/common/mall.calls';
import { useCommand } from '../../forms/use-command';
import { useCommandForm } from '../../forms/use-command-form';
import { renewMall } from './mall.api';
import { receiverFrom, receiverValues } from './shared/receiver-fields';

const FIELD_OF_CODE = {
  error_out_of_stock: 'quantity',
  error_redeem_limit: 'quantity',
  error_payment_password_wrong: 'paymentPassword',
  error_payment_password_locked: 'paymentPassword',
};

/** Pieces as they were typed; `null` where that is no number of pieces. */
export const typedPieces = (typed: string): number | null =>
  /^[1-9]\d{0,3}$/.test(typed) ? Number(typed) : null;

/** The form of a redemption. The receiver of the last one stands in it. */
export function useRedeemForm(
  { id, type, version }: PointReward,
  last: Delivery | null,
  onRedeemed: () => void,
) {
  const command = useCommand(redeemPointReward, { onAnswer: renewMall, onDone: onRedeemed });
  const form = useCommandForm(
    command,
    {
      quantity: '1',
      ...receiverValues(last),
      paymentPassword: '',
    },
    {
      toInput: ({ quantity, paymentPassword, ...fields }) => ({
        rewardId: id,
        version,
        quantity: typedPieces(quantity) ?? Number.NaN,
        paymentPassword,
        ...(type === 'goods' && { address: receiverFrom(fields) }),
      }),
      fieldOfCode: FIELD_OF_CODE,
    },
  );
  return { form, pieces: typedPieces(form.fields.quantity) };
}
