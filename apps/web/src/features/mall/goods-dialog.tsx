import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_PIECES, type PointReward } from '#libs/rewards/common/mall';
import { useAmountText } from '../../i18n/use-amount-text';
import { Loaded } from '../../lists/loaded';
import { Facts } from '../../ui/data/facts';
import { Button } from '../../ui/forms/button';
import { Stack } from '../../ui/layout/stack';
import { Text } from '../../ui/layout/text';
import { Dialog } from '../../ui/overlays/dialog';
import { PaymentPasswordDialog } from '../security/shared/payment-password-dialog';
import { securityQuery } from '../security/shared/security.api';
import { mostPieces } from './left-now';
import styles from './mall.module.css';
import { RedeemForm } from './redeem-form';
import { deliveryQuery } from './shared/delivery.api';
import { GoodsPicture } from './shared/goods-picture';
import { usePriceText } from './use-price-text';

interface GoodsDialogProps {
  goods: PointReward;
  points: number;
  onClose: () => void;
  onRedeemed: () => void;
}

/** Goods with all that there is to know of them, and their redemption. */
export function GoodsDialog({ goods, points, onClose, onRedeemed }: GoodsDialogProps) {
  const { t } = useTranslation('rewards', { keyPrefix: 'mall' });
  const { amount, count } = useAmountText();
  const priceText = usePriceText();
  const { name, remark, type, quantity, perMember } = goods;
  return (
    <Dialog open onClose={onClose} title={name} description={t(`types.${type}`)}>
      <Stack gap={4}>
        <div className={styles.detail}>
          <GoodsPicture goods={goods} />
        </div>
        {remark && <Text className={styles.remark}>{remark}</Text>}
        <Facts
          items={[
            { label: t('price'), value: priceText(goods) },
            goods.amount !== null && {
              label: type === 'goods' ? t('worth') : t('pays'),
              value: amount(goods.amount, goods.unit),
            },
            { label: t('left'), value: quantity === 0 ? t('soldOut') : count(quantity) },
            perMember !== null && { label: t('perMember'), value: count(perMember) },
          ]}
        />
        <Redeeming goods={goods} points={points} onRedeemed={onRedeemed} />
      </Stack>
    </Dialog>
  );
}

/** The form, or why nothing can be redeemed. */
function Redeeming({ goods, points, onRedeemed }: Omit<GoodsDialogProps, 'onClose'>) {
  const { t } = useTranslation('rewards', { keyPrefix: 'mall' });
  const { count } = useAmountText();
  const security = useQuery(securityQuery);
  const last = useQuery({ ...deliveryQuery(), enabled: goods.type === 'goods' });
  const most = mostPieces(goods, points, MOST_PIECES);
  if (most === 0) {
    const { quantity, perMember, redeemed, pointsRequired } = goods;
    if (quantity === 0) return <Text tone="muted">{t('soldOutText')}</Text>;
    if (perMember !== null && redeemed >= perMember)
      return <Text tone="muted">{t('hadAllText', { max: count(perMember) })}</Text>;
    return <Text tone="muted">{t('short', { left: count(pointsRequired - points) })}</Text>;
  }
  const form = (delivery: Parameters<typeof RedeemForm>[0]['last']) => (
    <RedeemForm goods={goods} most={most} last={delivery} onRedeemed={onRedeemed} />
  );
  return (
    <Loaded query={security} room="medium">
      {({ hasPaymentPassword }) => {
        if (!hasPaymentPassword) return <NoPassword />;
        if (goods.type !== 'goods') return form(null);
        return (
          <Loaded query={last} room="medium">
            {({ delivery }) => form(delivery)}
          </Loaded>
        );
      }}
    </Loaded>
  );
}

function NoPassword() {
  const { t } = useTranslation('rewards', { keyPrefix: 'mall' });
  const { t: points } = useTranslation('rewards');
  const [setting, setSetting] = useState(false);
  return (
    <>
      <Text>{t('passwordText')}</Text>
      <Button tone="primary" size="large" wide onClick={() => setSetting(true)}>
        {points('points.setPassword')}
      </Button>
      <PaymentPasswordDialog open={setting} change={false} onClose={() => setSetting(false)} />
    </>
  );
}
