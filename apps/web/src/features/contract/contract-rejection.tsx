import { useTranslation } from 'react-i18next';
import { StepActions } from '../../forms/step-actions';
import { Button } from '../../ui/forms/button';
import { Stack } from '../../ui/layout/stack';
import type { ContractStep } from './contract-step';
import { useParties } from './use-parties';

/** Asks once more before an offer is rejected. */
export function ContractRejection({ offer, state, send }: ContractStep) {
  const { t } = useTranslation('agency');
  const { upline } = useParties(offer);
  const sending = state.matches('sending');
  return (
    <Stack gap={4}>
      <p>{t('contract.dialog.rejectText', { upline })}</p>
      <StepActions
        refusal={state.context.refusal}
        back={t('contract.dialog.back')}
        onBack={() => send({ type: 'BACK' })}
        sending={sending}
      >
        <Button tone="danger" loading={sending} onClick={() => send({ type: 'SEND' })}>
          {t(state.matches({ asking: 'refused' }) ? 'contract.dialog.again' : 'contract.dialog.rejecting')}
        </Button>
      </StepActions>
    </Stack>
  );
}
