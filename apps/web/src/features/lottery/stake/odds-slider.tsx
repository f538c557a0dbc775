import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { oddsOf, type PrizeGroups } from '#libs/lottery/common/lines/odds';
import type { Rule } from '#libs/lottery/common/rules/rule';
import { numberFormat } from '../../../i18n/intl-formats';
import styles from './stake.module.css';
import { oddsSpan } from './token-odds';
import { useOddsText } from './use-odds-text';

interface OddsSliderProps {
  rule: Rule;
  groups: PrizeGroups;
  group: number;
  onGroup: (group: number) => void;
}

const PERCENT = { style: 'percent', maximumFractionDigits: 1 } as const;

/** Lower odds for a rebate of each stake: what is given up comes back, win or lose. */
export function OddsSlider({ rule, groups, group, onGroup }: OddsSliderProps) {
  const { t, i18n } = useTranslation('lottery', { keyPrefix: 'stake' });
  const oddsText = useOddsText();
  const id = useId();
  const { from, to } = oddsSpan(oddsOf(rule, group));
  const text = t('slider', {
    odds: from === to ? oddsText(to) : `${oddsText(from)}–${oddsText(to)}`,
    rebate: numberFormat(i18n.language, PERCENT).format((groups.to - group) / 2000),
  });
  return (
    <div className={styles.slider}>
      <span>
        <label htmlFor={id}>{t('oddsAndRebate')}</label>
        <strong>{text}</strong>
      </span>
      <input
        id={id}
        type="range"
        min={groups.from}
        max={groups.to}
        step={groups.step}
        value={group}
        aria-valuetext={text}
        onChange={(event) => onGroup(Number(event.target.value))}
      />
    </div>
  );
}
