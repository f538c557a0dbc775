import { useTranslation } from 'react-i18next';
import { useAmountText } from '../i18n/use-amount-text';
import { DatePreset } from '../ui/forms/date-preset';
import { SPANS } from '../ui/forms/day-span';
import type { ListChoice } from './list-choice';

const WORDS = {
  today: 'bets.today',
  yesterday: 'bets.yesterday',
  week: 'bets.week',
  month: 'bets.month',
  custom: 'bets.custom',
} as const;

interface SpanFilterProps {
  choice: Pick<ListChoice, 'span' | 'range'>;
  onChoose: (change: Partial<Pick<ListChoice, 'span' | 'range'>>) => void;
  /** The two days are not in their order. */
  wrongRange: boolean;
  /** There are more days than that. */
  mostDays?: number | undefined;
}

/** Which days a list or a report is about. */
export function SpanFilter({ choice, onChoose, wrongRange, mostDays }: SpanFilterProps) {
  const { t } = useTranslation();
  const { count } = useAmountText();
  const refusal =
    mostDays === undefined
      ? t('bets.wrongRange')
      : t('fieldError.field_too_many_days', { days: count(mostDays) });
  return (
    <DatePreset
      label={t('bets.span')}
      value={choice.span}
      onChange={(span) => onChoose({ span })}
      presets={SPANS.map((value) => ({ value, label: t(WORDS[value]) }))}
      custom={{
        preset: 'custom',
        range: choice.range,
        onRange: (range) => onChoose({ range }),
        fromLabel: t('bets.from'),
        toLabel: t('bets.to'),
        error: wrongRange ? refusal : undefined,
      }}
    />
  );
}
