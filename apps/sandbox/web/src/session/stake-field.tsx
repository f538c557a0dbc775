import { Minus, Plus } from 'lucide-react';
import { Button, IconButton } from '../ui/button';
import { TextField } from '../ui/text-field';
import { usePlay } from './play-context';
import { fitted, lower, nextStake } from './stake';
import styles from './stake-field.module.css';
import type { Stake } from './use-stake';

/** The stake: typed, chosen from the presets, halved or doubled. */
export function StakeField({ stake, disabled }: { stake: Stake; disabled: boolean }) {
  const { t, money, figure, balance, view } = usePlay();
  const { bounds, problem } = stake;
  const from = stake.value ?? bounds.min;
  const most = fitted(lower(balance, bounds.max), bounds);
  const limits = { low: t.stake.low(money(bounds.min, true)), high: t.stake.high(money(bounds.max, true)) };
  const words = { ...limits, invalid: t.stake.invalid, step: t.stake.step(money(bounds.step)) };
  return (
    <div className={styles.stake}>
      <TextField
        figures
        label={t.stake.label}
        inputMode="decimal"
        value={stake.text}
        disabled={disabled}
        onChange={(event) => stake.type(event.target.value)}
        error={problem ? words[problem] : undefined}
        range={t.stake.range(money(bounds.min, true), money(bounds.max, true))}
        before={
          <span className={styles.symbol} aria-hidden="true">
            {view.currency.symbol}
          </span>
        }
        after={
          <>
            <IconButton
              label={t.stake.less}
              icon={<Minus size={18} aria-hidden="true" />}
              disabled={disabled}
              onClick={() => stake.set(nextStake(from, bounds, false))}
            />
            <IconButton
              label={t.stake.more}
              icon={<Plus size={18} aria-hidden="true" />}
              disabled={disabled}
              onClick={() => stake.set(nextStake(from, bounds, true))}
            />
          </>
        }
      />
      <fieldset className={styles.quick} disabled={disabled}>
        <legend className={styles.legend}>{t.stake.quick}</legend>
        {bounds.presets.slice(0, 3).map((preset) => (
          <Button
            key={String(preset)}
            tone="plain"
            aria-pressed={stake.value === preset}
            onClick={() => stake.set(preset)}
          >
            {money(preset, true)}
          </Button>
        ))}
        <Button tone="plain" aria-label={t.stake.half} onClick={() => stake.set(fitted(from / 2n, bounds))}>
          ½
        </Button>
        <Button tone="plain" aria-label={t.stake.double} onClick={() => stake.set(fitted(from * 2n, bounds))}>
          {figure(2)}×
        </Button>
        <Button tone="plain" onClick={() => stake.set(most)}>
          {t.stake.most}
        </Button>
      </fieldset>
    </div>
  );
}
