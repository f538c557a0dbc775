import { Check, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAmountText } from '../../../i18n/use-amount-text';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden';
import styles from './results.module.css';
import { useDrawnText } from './use-drawn-text';
import type { VerifyStep } from './verify-draw';

/** What the browser worked out, step by step. */
export function VerifySteps({ steps }: { steps: readonly VerifyStep[] }) {
  const { t } = useTranslation('lottery', { keyPrefix: 'verify' });
  const text = useStepText();
  return (
    <ol className={styles.steps} aria-label={t('steps')}>
      {steps.map((step) => (
        <li
          key={step.step === 'ticket' ? step.ticketNo : step.step}
          className={step.agrees ? styles.good : styles.bad}
        >
          {step.agrees ? <Check size={18} aria-hidden="true" /> : <X size={18} aria-hidden="true" />}
          <span>
            <VisuallyHidden>{t(step.agrees ? 'right' : 'wrong')}</VisuallyHidden> {text(step)}
          </span>
        </li>
      ))}
    </ol>
  );
}

function useStepText() {
  const { t } = useTranslation('lottery', { keyPrefix: 'verify' });
  const { count } = useAmountText();
  const drawnText = useDrawnText();
  return (step: VerifyStep): string => {
    switch (step.step) {
      case 'commitment':
        return t('commitmentStep', { found: step.found });
      case 'beacon':
        return t('beaconStep', { rounds: count(step.rounds) });
      case 'chain':
        return t('chainStep', { rounds: count(step.rounds) });
      case 'numbers':
        return t('numbersStep', { found: drawnText(step.found) });
      case 'ticket':
        return t('ticketStep', { ticket: step.ticketNo });
    }
  };
}
