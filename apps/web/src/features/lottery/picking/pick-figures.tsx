import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Rule } from '#libs/lottery/common/rules/rule';
import { placeOfRow } from '#libs/lottery/common/trends/place-of-row';
import { useAmountText } from '../../../i18n/use-amount-text';
import { Segmented } from '../../../ui/forms/segmented';
import { trendQuery } from '../lottery.api';
import { chooseFigures, FIGURE_CHOICES, type FigureChoice, useFigureChoice } from './figure-choice';
import styles from './picking.module.css';

const DRAWS = 30;

/** What stands under the numbers of a row. */
export interface RowFigures {
  name: string;
  /** By token; empty until they are there. */
  values: ReadonlyMap<string, number>;
  /** The largest of them: it stands out. */
  most: number;
}

/** How long the numbers of a rule are away, or how often they came lately; nothing for rules about which no figure tells. */
export function usePickFigures(gameCode: string, rule: Rule) {
  const { t } = useTranslation('lottery', { keyPrefix: 'trends.pick' });
  const { count } = useAmountText();
  const chosen = useFigureChoice();
  const places = rule.rows.map((_, at) => placeOfRow(rule, at));
  const isOffered = places.some((place) => place !== null);
  const { data } = useQuery({ ...trendQuery(gameCode, DRAWS), enabled: isOffered && chosen !== 'none' });
  const ofRow = (at: number): RowFigures | null => {
    const place = places[at] ?? null;
    if (place === null || chosen === 'none') return null;
    const figure = chosen === 'hot' ? 'hits' : 'missing';
    const numbers = data?.places.find((each) => each.place === place)?.numbers ?? [];
    return {
      name: t(chosen, { draws: count(DRAWS) }),
      values: new Map(numbers.map((each) => [each.number, each[figure]])),
      most: Math.max(1, ...numbers.map((each) => each[figure])),
    };
  };
  return { isOffered, chosen, choose: chooseFigures, ofRow };
}

interface FiguresChoiceProps {
  value: FigureChoice;
  onChange: (value: FigureChoice) => void;
}

export function FiguresChoice({ value, onChange }: FiguresChoiceProps) {
  const { t } = useTranslation('lottery', { keyPrefix: 'trends.pick' });
  return (
    <div className={styles.figures}>
      <span aria-hidden="true">{t('label')}</span>
      <Segmented
        label={t('label')}
        value={value}
        onChange={onChange}
        options={FIGURE_CHOICES.map((each) => ({ value: each, label: t(`choice.${each}`) }))}
      />
    </div>
  );
}
