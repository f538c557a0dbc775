import { Minus, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PrizeMode } from '#libs/lottery/common/games';
import { MOST_MULTIPLE, type StakeUnit } from '#libs/lottery/common/ticket-lines';
import { type Currency, digitsOf, symbolOf } from '#libs/money/currency';
import { useAmountText } from '../../../i18n/use-amount-text';
import { toAsciiDigits, toPageDigits } from '../../../ui/forms/digits';
import { IconButton } from '../../../ui/forms/icon-button';
import { MoneyField } from '../../../ui/forms/money-field';
import { Segmented } from '../../../ui/forms/segmented';
import { TextField } from '../../../ui/forms/text-field';
import styles from './stake.module.css';
import { isBoard, readMultiple, type StakeFields } from './stake-state';

interface ControlsProps {
  mode: PrizeMode;
  units: readonly StakeUnit[];
  fields: StakeFields;
  onFields: (fields: StakeFields) => void;
}

const PRESETS = [1, 5, 10, 50];
const CHIPS = ['10', '50', '100', '500'];

/** What a bet costs: unit and multiple, or an amount for each cell of a board. */
export function StakeControls({ mode, units, fields, onFields }: ControlsProps) {
  const { t } = useTranslation('lottery', { keyPrefix: 'stake' });
  const { count } = useAmountText();
  if (isBoard(mode))
    return (
      <Presets
        values={CHIPS}
        label={(value) => count(Number(value))}
        name={t('chips')}
        onChoose={(amount) => onFields({ ...fields, amount })}
      />
    );
  return (
    <div className={styles.controls}>
      <Segmented<StakeUnit>
        label={t('unit')}
        value={fields.unit}
        onChange={(unit) => onFields({ ...fields, unit })}
        options={units.map((unit) => ({ value: unit, label: count(Number(unit)) }))}
      />
      <Presets
        values={PRESETS}
        label={(value) => `×${count(value)}`}
        name={t('presets')}
        onChoose={(multiple) => onFields({ ...fields, multiple: String(multiple) })}
      />
    </div>
  );
}

interface PresetsProps<Value extends string | number> {
  values: readonly Value[];
  label: (value: Value) => string;
  name: string;
  onChoose: (value: Value) => void;
}

function Presets<Value extends string | number>({ values, label, name, onChoose }: PresetsProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame of its own
    <div role="group" aria-label={name} className={styles.presets}>
      {values.map((value) => (
        <button key={value} type="button" onClick={() => onChoose(value)}>
          {label(value)}
        </button>
      ))}
    </div>
  );
}

interface QuantityProps extends Omit<ControlsProps, 'units'> {
  currency: Currency;
}

/** The figure that is changed most often, under the thumb. */
export function StakeQuantity({ mode, fields, onFields, currency }: QuantityProps) {
  const { t } = useTranslation('lottery', { keyPrefix: 'stake' });
  if (isBoard(mode))
    return (
      <div className={styles.amount}>
        <MoneyField
          label={t('amount')}
          hideLabel
          currencySymbol={symbolOf(currency)}
          digits={digitsOf(currency)}
          value={fields.amount}
          onChange={(amount) => onFields({ ...fields, amount })}
        />
      </div>
    );
  const multiple = readMultiple(fields.multiple) ?? 1;
  const step = (by: number) =>
    onFields({ ...fields, multiple: String(Math.min(MOST_MULTIPLE, Math.max(1, multiple + by))) });
  return (
    <div className={styles.stepper}>
      <IconButton label={t('less')} icon={<Minus size={20} />} onClick={() => step(-1)} />
      <TextField
        label={t('multiple')}
        hideLabel
        lead="×"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={toPageDigits(fields.multiple)}
        onChange={(event) =>
          onFields({ ...fields, multiple: toAsciiDigits(event.target.value).replace(/\D/g, '') })
        }
      />
      <IconButton label={t('more')} icon={<Plus size={20} />} onClick={() => step(1)} />
    </div>
  );
}
