import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DIVIDEND_PERIODS } from '#libs/agency/common/contract-kinds';
import type { ContractTerms } from '#libs/agency/common/contract-terms';
import { Button } from '../../../ui/forms/button';
import { Select } from '../../../ui/forms/select';
import { Row } from '../../../ui/layout/row';
import { Stack } from '../../../ui/layout/stack';
import { Text } from '../../../ui/layout/text';
import { TermsStepFields } from '../terms-step-fields';
import { type TermsLimits, termsErrors } from './terms-errors';
import styles from './terms-form.module.css';
import { MOST_STEPS, nextStep, stepsOf, type TermsStep, withSteps } from './terms-steps';

interface TermsFormProps {
  /** As typed so far: amounts and rates in ASCII, perhaps unfinished. `finished` makes them valid input of the call. */
  value: ContractTerms;
  onChange: (terms: ContractTerms) => void;
  limits: TermsLimits;
  /** Shows errors of fields that are still empty, too. */
  strict?: boolean;
}

/** The terms of one contract: its rates, step by step where the kind has steps. */
export function TermsForm({ value, onChange, limits, strict = false }: TermsFormProps) {
  const { t, i18n } = useTranslation('agency');
  const steps = stepsOf(value);
  const errors = termsErrors(value, limits);
  const change = (next: TermsStep[]) => onChange(withSteps(value, next));
  return (
    <Stack gap={4}>
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
      <Stack as="ol" gap={4} className={styles.steps}>
        {steps.map((step, no) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
          <li key={no}>
            <TermsStepFields
              kind={value.kind}
              no={no}
              step={step}
              onChange={(changed) => change(steps.map((each, at) => (at === no ? changed : each)))}
              onRemove={steps.length > 1 ? () => change(steps.filter((_, at) => at !== no)) : undefined}
              errors={errors}
              limits={limits}
              strict={strict}
            />
          </li>
        ))}
      </Stack>
      {value.kind !== 'realtime' && (
        <Row>
          <Button
            size="small"
            icon={<Plus size={16} />}
            disabledReason={
              steps.length >= MOST_STEPS &&
              t('contract.form.mostSteps', { most: MOST_STEPS.toLocaleString(i18n.language) })
            }
            onClick={() => change([...steps, nextStep(steps)])}
          >
            {t('contract.form.add')}
          </Button>
          <Text size="small" tone="muted">
            {t('contract.form.stepHint')}
          </Text>
        </Row>
      )}
    </Stack>
  );
}
