import { Check, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ProofStep } from '#libs/rewards/common/raffle-proof';
import { useAmountText } from '../../../i18n/use-amount-text';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden';
import styles from './raffles.module.css';

/** What the browser worked out, step by step, with what was shown. */
export function ProofSteps({ steps }: { steps: readonly ProofStep[] }) {
  const { t } = useTranslation('rewards', { keyPrefix: 'raffles' });
  const text = useStepText();
  return (
    <ol className={styles.steps} aria-label={t('check.steps')}>
      {steps.map((step) => (
        <li
          key={step.step === 'prize' ? step.prize : step.step}
          className={step.agrees ? styles.good : styles.bad}
        >
          {step.agrees ? <Check size={18} aria-hidden="true" /> : <X size={18} aria-hidden="true" />}
          <span>
            <VisuallyHidden>{t(step.agrees ? 'check.right' : 'check.wrong')}</VisuallyHidden> {text(step)}
          </span>
        </li>
      ))}
    </ol>
  );
}

function useStepText() {
  const { t } = useTranslation('rewards', { keyPrefix: 'raffles' });
  const { count } = useAmountText();
  return (step: ProofStep): string => {
    switch (step.step) {
      case 'seed':
      case 'list':
        return t(`check.${step.step}Step`, { found: step.found, shown: step.shown });
      case 'ranges':
        return t(step.agrees ? 'check.rangesStep' : 'check.noRanges', { tickets: count(step.tickets) });
      case 'prize': {
        const { prize, drawn, shown } = step;
        const none = t('check.none');
        return t('check.prizeStep', {
          prize: count(prize + 1),
          left: drawn ? count(drawn.left) : none,
          place: drawn ? count(drawn.place + 1) : none,
          ticket: drawn ? count(drawn.ticket) : none,
          alias: drawn?.alias ?? none,
          shown: shown === null ? none : count(shown),
        });
      }
    }
  };
}
