import { Dices } from 'lucide-react';
import { useEffect, useState } from 'react';
import {
  DICE_RULES,
  type DiceBet,
  diceChance,
  diceMultiplier,
  dicePayout,
} from '../../../common/studio/dice';
import { PlayBar } from '../frame/play-bar';
import { inDigits, parseFigure } from '../session/money';
import { usePlay } from '../session/play-context';
import { StakeField } from '../session/stake-field';
import type { useRound } from '../session/use-round';
import type { Stake } from '../session/use-stake';
import { Segmented } from '../ui/segmented';
import { TextField } from '../ui/text-field';
import styles from './dice-deck.module.css';

interface DiceDeckProps {
  bet: DiceBet;
  onBet: (bet: DiceBet) => void;
  stake: Stake;
  round: Pick<ReturnType<typeof useRound>, 'phase' | 'error'>;
  ready: boolean;
  onPlay: () => void;
}

export function DiceDeck({ bet, onBet, stake, round, ready, onPlay }: DiceDeckProps) {
  const { t, figure, money } = usePlay();
  const busy = round.phase !== 'idle';
  const turn = (over: boolean) => onBet({ over, target: DICE_RULES.highestRoll - bet.target });
  return (
    <>
      <div className={styles.choice}>
        <Segmented
          legend={t.dice.side}
          value={bet.over ? 'over' : 'under'}
          options={[
            { value: 'under', label: t.dice.under },
            { value: 'over', label: t.dice.over },
          ]}
          onChange={(side) => turn(side === 'over')}
          disabled={busy}
        />
        <TargetField bet={bet} onBet={onBet} disabled={busy} />
      </div>
      <dl className={styles.odds}>
        <div>
          <dt>{t.dice.chance}</dt>
          <dd>{figure(diceChance(bet), 2)} %</dd>
        </div>
        <div>
          <dt>{t.dice.multiplier}</dt>
          <dd>{figure(Number(diceMultiplier(bet)), 4)}×</dd>
        </div>
        <div>
          <dt>{t.dice.winIs}</dt>
          <dd>{stake.value === null ? '–' : money(dicePayout(stake.value, bet))}</dd>
        </div>
      </dl>
      <StakeField stake={stake} disabled={busy} />
      <PlayBar
        label={busy ? t.dice.playing : t.dice.play}
        icon={<Dices size={20} aria-hidden="true" />}
        disabled={!ready}
        onPlay={onPlay}
        error={round.error}
      />
    </>
  );
}

/** The target as a figure; what is no target is left standing with a word, and the bet stays as it was. */
function TargetField({ bet, onBet, disabled }: Pick<DiceDeckProps, 'bet' | 'onBet'> & { disabled: boolean }) {
  const { t, hundredths, language } = usePlay();
  const written = inDigits((bet.target / 100).toFixed(2), language);
  const [text, setText] = useState(written);
  const { min, max } = bet.over ? DICE_RULES.over : DICE_RULES.under;
  const typed = parseFigure(text, 2);
  const fits = (value: bigint | null) => value !== null && value >= min && value <= max;
  useEffect(() => {
    setText((now) => (parseFigure(now, 2) === BigInt(bet.target) ? now : written));
  }, [bet.target, written]);
  const type = (next: string) => {
    setText(next);
    const value = parseFigure(next, 2);
    if (value !== null && fits(value)) onBet({ ...bet, target: Number(value) });
  };
  return (
    <TextField
      figures
      label={t.dice.target}
      inputMode="decimal"
      value={text}
      disabled={disabled}
      onChange={(event) => type(event.target.value)}
      error={fits(typed) ? undefined : t.dice.targetInvalid(hundredths(min), hundredths(max))}
    />
  );
}
