import { useTranslation } from 'react-i18next';
import type { Delivery, RewardGoods } from '#libs/rewards/common/mall';
import { claimReward, type Reward } from '#libs/rewards/common/promotions.calls';
import { showToast } from '../../data/push/own-toasts';
import { Form } from '../../forms/form';
import { useCommand } from '../../forms/use-command';
import { useCommandForm } from '../../forms/use-command-form';
import { ChoiceList } from '../../ui/forms/choice-list';
import { Text } from '../../ui/layout/text';
import { GoodsPicture } from '../mall/shared/goods-picture';
import { ReceiverFields, receiverFrom, receiverValues } from '../mall/shared/receiver-fields';
import { renewPromotions } from './promotions.api';
import styles from './promotions.module.css';
import { paidNotice } from './reward-notice';
import { roundText } from './shared/reward-text';

interface GoodsClaimFormProps {
  reward: Reward;
  /** The receiver of the last order. */
  last: Delivery | null;
  onClaimed: () => void;
}

/** One of several goods, and where it is sent; their worth once none of them is left. */
export function GoodsClaimForm({ reward, last, onClaimed }: GoodsClaimFormProps) {
  const { t, i18n } = useTranslation('rewards', { keyPrefix: 'promotions' });
  const isNoneLeft = reward.goods.every(({ quantity }) => quantity === 0);
  const command = useCommand(claimReward, {
    onDone: (paid) => {
      showToast({ ...paidNotice(i18n, { ...paid, title: reward.title }), tone: 'gain' });
      onClaimed();
    },
    onAnswer: renewPromotions,
  });
  const form = useCommandForm(
    command,
    { goods: '', ...receiverValues(last) },
    {
      toInput: ({ goods, ...receiver }) => ({
        id: reward.id,
        ...(!isNoneLeft && { goods }),
        ...(isSent(reward, goods) && { address: receiverFrom(receiver) }),
      }),
      fieldOfCode: { error_out_of_stock: 'goods' },
    },
  );
  const worth = reward.amount === null ? '' : roundText(reward.amount, reward.currency, i18n.language);
  if (isNoneLeft)
    return (
      <Form form={form} action={t('takeWorth', { amount: worth })}>
        <Text>{t('noneLeft', { amount: worth })}</Text>
      </Form>
    );
  const { control } = form;
  return (
    <Form form={form} action={t('order')}>
      <ChoiceList
        label={t('chooseOne')}
        value={control('goods').value}
        onChange={control('goods').onChange}
        error={control('goods').error}
        options={reward.goods.map(({ id, name, remark, type, quantity, ...goods }) => ({
          value: id,
          label: name,
          hint: remark,
          icon: (
            <span className={styles.choice}>
              <GoodsPicture goods={{ type, ...goods }} />
            </span>
          ),
          detail: quantity === 0 ? t('soldOut') : undefined,
          disabled: quantity === 0,
        }))}
      />
      {isSent(reward, form.fields.goods) && <ReceiverFields input={form.input} />}
    </Form>
  );
}

const isSent = ({ goods }: Reward, chosen: RewardGoods['id']): boolean =>
  goods.find(({ id }) => id === chosen)?.type === 'goods';
