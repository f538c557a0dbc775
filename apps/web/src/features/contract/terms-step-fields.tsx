import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ContractKind } from '#libs/agency/common/contract-kinds';
import { AmountField } from '../../forms/amount-field';
import { toAsciiDigits, toPageDigits } from '../../ui/forms/digits';
import { IconButton } from '../../ui/forms/icon-button';
import { TextField } from '../../ui/forms/text-field';
import { RateField } from './rate-field';
import type { TermsError, TermsErrors, TermsLimits } from './shared/terms-errors';
import styles from './shared/terms-form.module.css';
import { STEP_FIELDS, type TermsStep } from './shared/terms-steps';
import { useTermsText } from './use-terms-text';

interface TermsStepFieldsProps {
  kind: ContractKind;
  no: number;
  step: TermsStep;
  onChange: (step: TermsStep) => void;
  onRemove?: () => void;
  errors: TermsErrors;
  limits: TermsLimits;
  strict: boolean;
}

const AMOUNT_PHRASES = { hourly: 'hourlyBet', daily: 'dailyBet', dividend: 'periodBet' } as const;
const MOST_MEMBERS = 1_000_000;

/** The conditions and rates of one step. */
export function TermsStepFields(props: TermsStepFieldsProps) {
  const { kind, no, step, onChange, onRemove, errors, limits, strict } = props;
  const { t, i18n } = useTranslation('agency');
  const { rate } = useTermsText(limits.currency);
  const fields = STEP_FIELDS[kind];
  const shownNo = (no + 1).toLocaleString(i18n.language);
  // A step that was just added shows no errors until its conditions are typed.
  const isNew = no > 0 && step.amount === '';
  const errorOf = (name: string, typed: string) => {
    const error = errors[`${no}.${name}`];
    if (!error || (!strict && (typed === '' || isNew))) return undefined;
    return errorText(error);
  };
  const errorText = (error: TermsError): string =>
    'cap' in error
      ? t(`contract.form.${error.code}`, { cap: rate(error.cap) })
      : t(`contract.form.${error.code}`);
  const setMembers = (typed: string) => {
    const digits = toAsciiDigits(typed);
    if (/^\d{0,7}$/.test(digits))
      onChange({ ...step, activeMembers: Math.min(Number(digits), MOST_MEMBERS) });
  };
  return (
    <fieldset className={styles.step} aria-label={t('contract.form.step', { no: shownNo })}>
      {kind !== 'realtime' && (
        <div className={styles.head}>
          <h3>{t('contract.form.step', { no: shownNo })}</h3>
          {onRemove && (
            <IconButton
              label={t('contract.form.remove', { no: shownNo })}
              icon={<Trash2 size={18} />}
              onClick={onRemove}
            />
          )}
        </div>
      )}
      <div className={styles.fields}>
        {kind !== 'realtime' && (
          <AmountField
            label={t(`contract.form.${AMOUNT_PHRASES[kind]}`)}
            value={step.amount}
            onChange={(amount) => onChange({ ...step, amount })}
            currency={limits.currency}
            placeholder={(0).toLocaleString(i18n.language)}
            error={errorOf('amount', step.amount)}
          />
        )}
        {fields.members && (
          <TextField
            label={t('contract.form.members')}
            inputMode="numeric"
            autoComplete="off"
            placeholder={(0).toLocaleString(i18n.language)}
            value={step.activeMembers === 0 ? '' : toPageDigits(String(step.activeMembers))}
            onChange={(event) => setMembers(event.target.value)}
          />
        )}
        {fields.rates.map((name) => (
          <RateField
            key={name}
            label={t(`contract.form.${kind === 'dividend' ? 'share' : name}`)}
            hint={capHint(limits.caps[name])}
            error={errorOf(name, step[name])}
            value={step[name]}
            onChange={(typed) => onChange({ ...step, [name]: typed })}
          />
        ))}
      </div>
    </fieldset>
  );

  function capHint(cap: string | undefined): string | undefined {
    return cap === undefined ? undefined : t('contract.form.cap', { cap: rate(cap) });
  }
}
