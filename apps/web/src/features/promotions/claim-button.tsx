import { useTranslation } from 'react-i18next';
import { claimReward, type Reward } from '#libs/rewards/common/promotions.calls';
import { showToast } from '../../data/push/own-toasts';
import { FormRefusal } from '../../forms/form-refusal';
import { useCommand } from '../../forms/use-command';
import { Button } from '../../ui/forms/button';
import { GoodsClaim } from './goods-claim';
import { renewPromotions } from './promotions.api';
import { paidNotice } from './reward-notice';

/** Has a reward paid, or lets its member choose among goods. */
export function ClaimButton({ reward }: { reward: Reward }) {
  return reward.kind === 'goods' ? <GoodsClaim reward={reward} /> : <PaidClaim reward={reward} />;
}

/** What came is told by a toast, since the reward leaves the list. */
function PaidClaim({ reward }: { reward: Reward }) {
  const { t, i18n } = useTranslation('rewards', { keyPrefix: 'promotions' });
  const command = useCommand(claimReward, {
    onDone: (paid) => showToast({ ...paidNotice(i18n, { ...paid, title: reward.title }), tone: 'gain' }),
    onAnswer: renewPromotions,
  });
  return (
    <>
      <Button
        tone="primary"
        loading={command.busy}
        aria-label={`${t('claim')}: ${reward.title}`}
        onClick={() => void command.run({ id: reward.id })}
      >
        {t('claim')}
      </Button>
      <FormRefusal refusal={command.refusal} />
    </>
  );
}
