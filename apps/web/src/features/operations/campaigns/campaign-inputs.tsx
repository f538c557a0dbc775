import { useTranslation } from 'react-i18next';
import { AmountField } from '../../../forms/amount-field';
import { Checkbox } from '../../../ui/forms/checkbox';
import { FieldError } from '../../../ui/forms/field-error';
import { Select } from '../../../ui/forms/select';
import { TextField } from '../../../ui/forms/text-field';
import { Row } from '../../../ui/layout/row';
import { Stack } from '../../../ui/layout/stack';
import { Text } from '../../../ui/layout/text';
import { useBrandCurrency, useBrandTimeZone } from '../operator-store';
import { fromZone, inZone } from '../zoned-time';
import type { CampaignFormState } from './campaign-form-state';
import { type CampaignField, campaignLabel } from './campaign-labels';
import { type CampaignValues, listOf } from './campaign-values';

type NameOf<Kind> = {
  [Name in CampaignField]: CampaignValues[Name] extends Kind ? Name : never;
}[CampaignField];

interface InputProps<Name> {
  form: CampaignFormState;
  name: Name;
  /** Instead of the usual name of the field. */
  label?: string;
  hint?: string;
  /** Instead of what the form says of it. */
  error?: string | undefined;
  required?: boolean;
}

/** Fields that take more than digits. */
const WORDS: string[] = [
  'trigger.code',
  'trigger.scope.vendors',
  'eligibility.tags',
  'reward.size.steps',
  'reward.size.prizes',
];

/** A number, or a word such as a code. */
export function CampaignInput({ form, name, label, ...words }: InputProps<NameOf<string>>) {
  const { t } = useTranslation('operations');
  return (
    <TextField
      {...form.input(name)}
      {...words}
      label={label ?? t(campaignLabel(name))}
      inputMode={WORDS.includes(name) ? 'text' : 'decimal'}
      autoComplete="off"
      verbatim
    />
  );
}

/** An amount of the brand's money, or of points. */
export function CampaignAmount({
  form,
  name,
  label,
  points,
  ...words
}: InputProps<NameOf<string>> & { points?: boolean }) {
  const { t } = useTranslation('operations');
  const currency = useBrandCurrency();
  return (
    <AmountField
      {...form.control(name)}
      {...words}
      label={label ?? t(campaignLabel(name))}
      currency={points ? 'PTS' : currency}
    />
  );
}

interface Choice {
  value: string;
  label: string;
}

export function CampaignChoice({
  form,
  name,
  label,
  options,
  onChange,
}: InputProps<NameOf<string>> & { options: Choice[]; onChange?: (value: string) => void }) {
  const { t } = useTranslation('operations');
  const control = form.control(name);
  return (
    <Select
      {...control}
      label={label ?? t(campaignLabel(name))}
      options={options}
      onChange={onChange ?? control.onChange}
    />
  );
}

export function CampaignBox({ form, name }: InputProps<NameOf<boolean>>) {
  const { t } = useTranslation('operations');
  return (
    <Checkbox
      name={name}
      label={t(campaignLabel(name))}
      checked={form.fields[name]}
      error={form.errors[name]}
      onChange={(event) => form.set({ [name]: event.target.checked })}
    />
  );
}

/** Any number of several, side by side. */
export function CampaignBoxes({ form, name, options }: InputProps<NameOf<string>> & { options: Choice[] }) {
  const { t } = useTranslation('operations');
  const control = form.control(name);
  const chosen = listOf(control.value);
  const choose = (value: string, isChosen: boolean) =>
    control.onChange(
      options
        .map((option) => option.value)
        .filter((each) => (each === value ? isChosen : chosen.includes(each)))
        .join(', '),
    );
  return (
    <Stack as="fieldset" gap={2}>
      <Text as="legend" size="small" strong>
        {t(campaignLabel(name))}
      </Text>
      <Row gap={4}>
        {options.map(({ value, label }) => (
          <Checkbox
            key={value}
            name={name}
            label={label}
            checked={chosen.includes(value)}
            onChange={({ target }) => choose(value, target.checked)}
          />
        ))}
      </Row>
      <FieldError id={`${name}-error`} error={control.error} />
    </Stack>
  );
}

/** A moment in the brand's time zone. */
export function CampaignMoment({ form, name, ...words }: InputProps<NameOf<string>>) {
  const { t } = useTranslation('operations');
  const timeZone = useBrandTimeZone();
  const control = form.control(name);
  return (
    <TextField
      {...control}
      {...words}
      type="datetime-local"
      label={t(campaignLabel(name))}
      value={inZone(control.value, timeZone)}
      onChange={(event) => control.onChange(fromZone(event.target.value, timeZone) ?? '')}
    />
  );
}
