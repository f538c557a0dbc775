import { useTranslation } from 'react-i18next';
import { type Bonus, bonusAtStake } from '#libs/wagering/common/bonus';
import { giveUpBonus } from '#libs/wagering/common/bonus.calls';
import { FormRefusal } from '../../forms/form-refusal';
import { useCommand } from '../../forms/use-command';
import { useAmountText } from '../../i18n/use-amount-text';
import { Button } from '../../ui/forms/button';
import { Stack } from '../../ui/layout/stack';
import { Dialog } from '../../ui/overlays/dialog';

interface GiveUpDialogProps {
  bonus: Bonus;
  /** How many other bonuses are open. */
  others: number;
  onClose: () => void;
}

/** Says what is lost with a bonus, and asks. */
export function GiveUpDialog({ bonus, others, onClose }: GiveUpDialogProps) {
  const { t } = useTranslation('bonuses');
  const { amount } = useAmountText();
  const giveUp = useCommand(giveUpBonus, { onDone: onClose });
  const waits = bonus.status === 'queued';
  const lost = amount(bonusAtStake(bonus), bonus.currency);
  return (
    <Dialog open onClose={onClose} title={t('giveUpTitle')}>
      <Stack gap={4}>
        <p>{t(waits ? 'giveUpWaiting' : 'giveUpText', { amount: lost })}</p>
        {!waits && <p>{t('giveUpRounds')}</p>}
        {!waits && others > 0 && <p>{t('giveUpNext')}</p>}
        <FormRefusal refusal={giveUp.refusal} />
        <Button
          tone="danger"
          size="large"
          wide
          loading={giveUp.busy}
          onClick={() => void giveUp.run({ id: bonus.id })}
        >
          {t('giveUpNow', { amount: lost })}
        </Button>
        <Button size="large" wide onClick={onClose}>
          {t('keep')}
        </Button>
      </Stack>
    </Dialog>
  );
}
