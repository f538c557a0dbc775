import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reward } from '#libs/rewards/common/promotions.calls';
import { Loaded } from '../../lists/loaded';
import { Button } from '../../ui/forms/button';
import { Dialog } from '../../ui/overlays/dialog';
import { deliveryQuery } from '../mall/shared/delivery.api';
import { GoodsClaimForm } from './goods-claim-form';

/** Opens the choice of goods that a reward is. */
export function GoodsClaim({ reward }: { reward: Reward }) {
  const { t } = useTranslation('rewards', { keyPrefix: 'promotions' });
  const [isOpen, setOpen] = useState(false);
  const last = useQuery({ ...deliveryQuery(), enabled: isOpen });
  return (
    <>
      <Button tone="primary" aria-label={`${t('choose')}: ${reward.title}`} onClick={() => setOpen(true)}>
        {t('choose')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={reward.title} description={t('chooseText')}>
        <Loaded query={last} room="medium">
          {({ delivery }) => (
            <GoodsClaimForm reward={reward} last={delivery} onClaimed={() => setOpen(false)} />
          )}
        </Loaded>
      </Dialog>
    </>
  );
}
