import { FilterX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AmountField } from '../../forms/amount-field';
import { SearchFilter } from '../../lists/search-filter';
import { usePausedChange } from '../../lists/use-paused-change';
import { Button } from '../../ui/forms/button';
import { TextField } from '../../ui/forms/text-field';
import { Collapsible } from '../../ui/layout/collapsible';
import { useBrandCurrency } from './operator-store';
import type { QueueNarrowing } from './queue-narrowing';
import styles from './queue-page.module.css';

interface QueueFilterFieldsProps {
  narrowing: QueueNarrowing;
  /** The cases have no amount. */
  withoutAmounts?: boolean;
  /** Its rows stand for no moment. */
  withoutDays?: boolean;
  /** What the search looks for, where that is not a case. */
  searchLabel?: string;
  /** A further filter of this queue. */
  children?: ReactNode;
}

const FOLDED = [
  'from',
  'to',
  'amountFrom',
  'amountTo',
  'state',
  'kind',
  'lacks',
  'path',
  'vendor',
  'gameType',
  'gameCode',
  'type',
];

/** Search, days and amounts of a queue; the way back to all of its cases. */
export function QueueFilterFields({
  narrowing,
  withoutAmounts,
  withoutDays,
  searchLabel,
  children,
}: QueueFilterFieldsProps) {
  const { t, i18n } = useTranslation('operations');
  const { t: site } = useTranslation();
  const { field, wrong, chosen, clear } = narrowing;
  const folded = chosen.filter((name) => FOLDED.includes(name)).length;
  const title = [t('filter.title'), folded > 0 ? folded.toLocaleString(i18n.language) : ''].join(' ').trim();
  return (
    <div className={styles.fields}>
      <SearchFilter
        {...field('search')}
        label={searchLabel ?? t(withoutAmounts ? 'filter.searchReports' : 'filter.search')}
        clearLabel={t('filter.clearSearch')}
      />
      <Collapsible title={title} open={folded > 0}>
        <div className={styles.ranges}>
          {!withoutDays && (
            <>
              <DayField label={t('filter.from')} {...field('from')} />
              <DayField
                label={t('filter.to')}
                {...field('to')}
                error={wrong.days ? site('bets.wrongRange') : undefined}
              />
            </>
          )}
          {!withoutAmounts && (
            <>
              <AmountFilter label={t('filter.amountFrom')} {...field('amountFrom')} />
              <AmountFilter
                label={t('filter.amountTo')}
                {...field('amountTo')}
                error={wrong.amounts ? t('filter.wrongAmounts') : undefined}
              />
            </>
          )}
          {children}
        </div>
      </Collapsible>
      {chosen.length > 0 && <ClearFilters clear={clear} />}
    </div>
  );
}

export function ClearFilters({ clear }: Pick<QueueNarrowing, 'clear'>) {
  const { t } = useTranslation('operations');
  return (
    <Button size="small" icon={<FilterX size={16} />} onClick={clear}>
      {t('filter.clear')}
    </Button>
  );
}

interface FilterProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
}

function DayField({ onChange, ...field }: FilterProps) {
  return <TextField {...field} type="date" onChange={(event) => onChange(event.target.value)} />;
}

function AmountFilter({ value, onChange, ...field }: FilterProps) {
  const { text, setText } = usePausedChange(value, onChange);
  return <AmountField {...field} currency={useBrandCurrency()} value={text} onChange={setText} />;
}
