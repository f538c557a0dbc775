import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../data/calls/api-error';
import { Button } from '../ui/forms/button';
import { FormRefusal } from './form-refusal';
import styles from './step-actions.module.css';

interface StepActionsProps {
  refusal: ApiError | null;
  back: string;
  onBack: () => void;
  /** There is no way back while the answer is being sent. */
  sending: boolean;
  /** The button that goes on. */
  children: ReactNode;
}

/** The foot of a step in a dialog: why it was refused, the way back, and the way on. */
export function StepActions({ refusal, back, onBack, sending, children }: StepActionsProps) {
  const { t } = useTranslation();
  return (
    <>
      <FormRefusal refusal={refusal} />
      <div className={styles.actions}>
        <Button disabledReason={sending && t('common.sending')} onClick={onBack}>
          {back}
        </Button>
        {children}
      </div>
    </>
  );
}
