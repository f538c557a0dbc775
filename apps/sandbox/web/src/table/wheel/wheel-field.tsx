import { useState } from 'react';
import { PAYS, WHEEL_SPOTS } from '../../../../common/shared-round/padma-wheel';
import { usePlay } from '../../session/play-context';
import { Segmented } from '../../ui/segmented';
import { VisuallyHidden } from '../../ui/visually-hidden';
import type { FieldProps } from '../scene';
import { FieldButton } from './field-button';
import { NumberBoard } from './number-board';
import { OutsideBets } from './outside-bets';
import styles from './wheel-field.module.css';
import { betsOn, INSIDE_KINDS, type InsideKind, spotName } from './wheel-words';

const isShared = (spot: string): boolean =>
  !spot.startsWith('straight-') && (WHEEL_SPOTS.get(spot)?.length ?? PAYS) < 12;

/** The layout: a kind of bet and a number name the bets between numbers; the others have buttons of their own. */
export function WheelField(props: FieldProps) {
  const { stakes, won, locked, onPlace } = props;
  const { t, figure } = usePlay();
  const [kind, setKind] = useState<InsideKind>('straight');
  const [picked, setPicked] = useState<number | null>(null);

  const tap = (number: number) => {
    const bets = betsOn(kind, number);
    setPicked(kind === 'straight' ? null : number);
    if (bets.length === 1 && bets[0] !== undefined) onPlace(bets[0]);
  };
  const times = PAYS / (WHEEL_SPOTS.get(betsOn(kind, 1)[0] ?? '')?.length ?? 1) - 1;
  return (
    <fieldset className={styles.field}>
      <legend>
        <VisuallyHidden>{t.table.spots}</VisuallyHidden>
      </legend>
      <Segmented
        legend={`${t.wheel.kind}: ${t.table.pays(figure(times))}`}
        options={INSIDE_KINDS.map((value) => ({ value, label: t.wheel.kinds[value] }))}
        value={kind}
        onChange={(next) => {
          setKind(next);
          setPicked(null);
        }}
      />
      <NumberBoard stakes={stakes} won={won} locked={locked} picked={locked ? null : picked} onTap={tap} />
      <SharedBets {...props} kind={kind} picked={picked} />
      <OutsideBets {...props} />
    </fieldset>
  );
}

/** The bets of the chosen kind on the chosen number, and every bet between numbers that has a stake. */
function SharedBets(props: FieldProps & { kind: InsideKind; picked: number | null }) {
  const { stakes, won, locked, onPlace, kind, picked } = props;
  const play = usePlay();
  const { wheel } = play.t;
  const offered = picked === null ? [] : betsOn(kind, picked);
  const staked = Object.keys(stakes).filter((spot) => isShared(spot) && !offered.includes(spot));
  const buttons = (spots: readonly string[]) =>
    spots.map((spot) => (
      <FieldButton
        key={spot}
        name={spotName(spot, play)}
        stake={stakes[spot]}
        won={won.has(spot)}
        locked={locked}
        onPress={() => onPlace(spot)}
      />
    ));
  return (
    <>
      {kind !== 'straight' && (
        <p className={styles.hint} role="status">
          {picked === null ? wheel.pick : wheel.touching(play.figure(picked))}
        </p>
      )}
      {offered.length + staked.length > 0 && (
        <div className={styles.bets}>
          {buttons(offered)}
          {buttons(staked)}
        </div>
      )}
    </>
  );
}
