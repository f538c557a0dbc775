import { useTranslation } from 'react-i18next';
import { claimRafflePromotion, type Raffle } from '#libs/rewards/common/raffles.calls';
import { FormRefusal } from '../../../forms/form-refusal';
import { useCommand } from '../../../forms/use-command';
import { useCommandForm } from '../../../forms/use-command-form';
import { useAmountText } from '../../../i18n/use-amount-text';
import { Button } from '../../../ui/forms/button';
import { TextField } from '../../../ui/forms/text-field';
import { Stack } from '../../../ui/layout/stack';
import { Text } from '../../../ui/layout/text';
import { renewPromotions } from '../promotions.api';
import styles from './raffles.module.css';

const MOST_SIGNS = 32;

/** Gives a number to each ticket that was earned, with words of the member's own in the list. */
export function TakeTickets({ raffle, waiting }: { raffle: Raffle; waiting: number }) {
  const { t } = useTranslation('rewards', { keyPrefix: 'raffles' });
  const { count } = useAmountText();
  const command = useCommand(claimRafflePromotion, { onAnswer: renewPromotions });
  const form = useCommandForm(
    command,
    { clientSeed: '' },
    { toInput: ({ clientSeed }) => ({ promotionId: raffle.promotion, clientSeed }) },
  );
  return (
    <Stack as="form" gap={2} className={styles.take} {...form.formProps}>
      <Text strong>{t('waiting', { count: waiting, shown: count(waiting) })}</Text>
      <TextField
        {...form.input('clientSeed')}
        label={t('seed')}
        hint={t('seedHint')}
        autoComplete="off"
        maxLength={MOST_SIGNS}
        verbatim
      />
      <FormRefusal refusal={form.refusal} />
      <Button type="submit" tone="primary" loading={form.busy}>
        {t('take')}
      </Button>
    </Stack>
  );
}
