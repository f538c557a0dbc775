import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DIVIDEND_PERIODS } from '#libs/agency/common/contract-kinds';
import type { ContractTerms } from '#libs/agency/common/contract-terms';
import { Button } from '../../ui/button';
import { Select } from '../../ui/select';
import { type TermsLimits, termsFaults } from './terms-faults';
import styles from './terms-form.module.css';
import { TermsStepFields } from './terms-step-fields';
import { MOST_STEPS, nextStep, stepsOf, type TermsStep, withSteps } from './terms-steps';

interface TermsFormProps {
  /** As typed so far: amounts and rates in ASCII, perhaps unfinished. `finished` gives what the wire has. */
  value: ContractTerms;
  onChange: (terms: ContractTerms) => void;
  limits: TermsLimits;
  /** Tells of fields that are still empty, too. */
  strict?: boolean;
}

/** The terms of one contract: its rates, step by step where the kind has steps. */
export function TermsForm({ value, onChange, limits, strict = false }: TermsFormProps) {
  const { t } = useTranslation('agency');
  const steps = stepsOf(value);
  const faults = termsFaults(value, limits);
  const change = (next: TermsStep[]) => onChange(withSteps(value, next));
  return (
    <div className={styles.form}>
      {value.kind === 'dividend' && (
        <Select
          label={t('contract.periodLabel')}
          value={value.period}
          onChange={(period) => onChange({ ...value, period: period as typeof value.period })}
          options={DIVIDEND_PERIODS.map((period) => ({
            value: period,
            label: t(`contract.periods.${period}`),
          }))}
        />
      )}
      <ol className={styles.steps}>
        {steps.map((step, no) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
          <li key={no}>
            <TermsStepFields
              kind={value.kind}
              no={no}
              step={step}
              onChange={(changed) => change(steps.map((each, at) => (at === no ? changed : each)))}
              onRemove={steps.length > 1 ? () => change(steps.filter((_, at) => at !== no)) : undefined}
              faults={faults}
              limits={limits}
              strict={strict}
            />
          </li>
        ))}
      </ol>
      {value.kind !== 'realtime' && (
        <div className={styles.more}>
          <Button
            size="small"
            icon={<Plus size={16} />}
            disabled={steps.length >= MOST_STEPS}
            onClick={() => change([...steps, nextStep(steps)])}
          >
            {t('contract.form.add')}
          </Button>
          <p className={styles.hint}>{t('contract.form.stepHint')}</p>
        </div>
      )}
    </div>
  );
}
