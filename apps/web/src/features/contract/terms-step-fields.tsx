import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ContractKind } from '#libs/agency/common/contract-kinds';
import { digitsOf, symbolOf } from '#libs/money/currency';
import { IconButton } from '../../ui/icon-button';
import { MoneyField } from '../../ui/money-field';
import { toAsciiDigits } from '../../ui/money-input';
import { TextField } from '../../ui/text-field';
import { RateField } from './rate-field';
import type { TermsFault, TermsFaults, TermsLimits } from './terms-faults';
import styles from './terms-form.module.css';
import { STEP_FIELDS, type TermsStep } from './terms-steps';
import { useTermsText } from './use-terms-text';

interface TermsStepFieldsProps {
  kind: ContractKind;
  no: number;
  step: TermsStep;
  onChange: (step: TermsStep) => void;
  onRemove?: () => void;
  faults: TermsFaults;
  limits: TermsLimits;
  strict: boolean;
}

const AMOUNT_WORDS = { hourly: 'hourlyBet', daily: 'dailyBet', dividend: 'periodBet' } as const;
const MOST_MEMBERS = 1_000_000;

/** What one step asks for, and what it pays. */
export function TermsStepFields(props: TermsStepFieldsProps) {
  const { kind, no, step, onChange, onRemove, faults, limits, strict } = props;
  const { t, i18n } = useTranslation('agency');
  const { rate } = useTermsText(limits.currency);
  const fields = STEP_FIELDS[kind];
  const shownNo = (no + 1).toLocaleString(i18n.language);
  // A step that was just added has its conditions still to come, and is judged once it has them.
  const begun = no > 0 && step.amount === '';
  const errorOf = (name: string, typed: string) => {
    const fault = faults[`${no}.${name}`];
    if (!fault || (!strict && (typed === '' || begun))) return undefined;
    return faultText(fault);
  };
  const faultText = (fault: TermsFault): string =>
    'cap' in fault
      ? t(`contract.form.${fault.code}`, { cap: rate(fault.cap) })
      : t(`contract.form.${fault.code}`);
  const takeMembers = (typed: string) => {
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
          <MoneyField
            label={t(`contract.form.${AMOUNT_WORDS[kind]}`)}
            value={step.amount}
            onChange={(amount) => onChange({ ...step, amount })}
            currencySymbol={symbolOf(limits.currency)}
            digits={digitsOf(limits.currency)}
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
            value={step.activeMembers === 0 ? '' : step.activeMembers}
            onChange={(event) => takeMembers(event.target.value)}
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
