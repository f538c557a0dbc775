import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';
import { FormRefusal } from '../session/form-refusal';
import styles from './contract-dialog.module.css';
import { ContractGone } from './contract-gone';
import type { ContractStep } from './contract-step';
import { useParties } from './use-parties';

/** The last word before a rejection counts. */
export function ContractRejection({ offer, state, tell }: ContractStep) {
  const { t } = useTranslation('agency');
  const { upline } = useParties(offer);
  const sending = state.matches('sending');
  if (state.matches('gone')) return <ContractGone offer={offer} tell={tell} />;
  return (
    <div className={styles.step}>
      <p>{t('contract.dialog.rejectText', { upline })}</p>
      <FormRefusal refusal={state.context.refusal} />
      <div className={styles.answers}>
        <Button disabled={sending} onClick={() => tell({ type: 'BACK' })}>
          {t('contract.dialog.back')}
        </Button>
        <Button tone="danger" loading={sending} onClick={() => tell({ type: 'SEND' })}>
          {t(state.matches({ asking: 'refused' }) ? 'contract.dialog.again' : 'contract.dialog.rejecting')}
        </Button>
      </div>
    </div>
  );
}
