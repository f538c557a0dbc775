import { useTranslation } from 'react-i18next';
import { CHASE_MOST } from '#libs/lottery/common/chases.calls';
import { useAmountText } from '../../../i18n/use-amount-text';
import { toAsciiDigits, toPageDigits } from '../../../ui/forms/digits';
import { Segmented } from '../../../ui/forms/segmented';
import { TextField } from '../../../ui/forms/text-field';
import styles from './chase.module.css';
import type { ChasePlanState, PlanFieldsState, PlanKind } from './use-chase-plan';

const FIELDS: Record<PlanKind, readonly ('multiple' | 'every' | 'percent')[]> = {
  flat: ['multiple'],
  doubled: ['multiple', 'every'],
  profit: ['percent'],
};

/** How many draws, and by which plan. */
export function PlanFields({ plan: { fields, setFields } }: { plan: ChasePlanState }) {
  const { t } = useTranslation('lottery', { keyPrefix: 'chase' });
  const { count } = useAmountText();
  const field = (name: keyof Omit<PlanFieldsState, 'kind'>) => ({
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    maxLength: 4,
    value: toPageDigits(fields[name]),
    onChange: (event: { target: { value: string } }) =>
      setFields({ ...fields, [name]: toAsciiDigits(event.target.value).replace(/\D/g, '') }),
  });
  return (
    <>
      <Segmented<PlanKind>
        wide
        label={t('plan')}
        value={fields.kind}
        onChange={(kind) => setFields({ ...fields, kind })}
        options={(['flat', 'doubled', 'profit'] as const).map((kind) => ({
          value: kind,
          label: t(`plans.${kind}`),
        }))}
      />
      <div className={styles.fields}>
        <TextField
          {...field('draws')}
          label={t('draws')}
          hint={t('drawsHint', { most: count(CHASE_MOST) })}
        />
        {FIELDS[fields.kind].map((name) => (
          <TextField key={name} {...field(name)} label={t(name)} />
        ))}
      </div>
    </>
  );
}
