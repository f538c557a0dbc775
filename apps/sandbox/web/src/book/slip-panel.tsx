import { X } from 'lucide-react';
import { ACCEPTS, type Accept } from '../../../common/book/api';
import { slipPayout } from '../../../common/book/slip';
import { ErrorNote } from '../session/error-note';
import { type Play, usePlay } from '../session/play-context';
import { StakeField } from '../session/stake-field';
import type { Stake } from '../session/use-stake';
import { Button, IconButton } from '../ui/button';
import { Segmented } from '../ui/segmented';
import { marketName, matchName, oddsText, selectionName } from './names';
import type { SlipLine } from './slip';
import styles from './slip-panel.module.css';
import type { SlipState } from './use-slip';

interface SlipPanelProps {
  slip: SlipState;
  stake: Stake;
  isConnected: boolean;
}

/** The bet slip: its bets at the odds of now, the stake, and what it may pay. */
export function SlipPanel({ slip, stake, isConnected }: SlipPanelProps) {
  const play = usePlay();
  const { t, money, figure } = play;
  const words = t.book.slip;
  const { lines, kind, accept } = slip;
  if (lines.length === 0)
    return (
      <p role="status" className={styles.empty}>
        {slip.isPlaced ? words.placed : words.empty}
      </p>
    );
  const count = kind === 'singles' ? lines.length : 1;
  const total = (stake.value ?? 0n) * BigInt(count);
  const odds = lines.map((line) => ({ odds: line.odds ?? line.leg.odds }));
  const possible =
    kind === 'singles'
      ? odds.reduce((sum, one) => sum + slipPayout(stake.value ?? 0n, [one]), 0n)
      : slipPayout(stake.value ?? 0n, odds);
  const needsAccept = slip.isChanged;
  return (
    <div className={styles.slip}>
      {lines.length > 1 && (
        <Segmented
          legend={words.kind}
          legendHidden
          value={kind}
          options={[
            { value: 'multiple', label: words.multiple },
            { value: 'singles', label: words.singles },
          ]}
          onChange={slip.choose}
        />
      )}
      <ul className={styles.lines}>
        {lines.map((line) => (
          <Line key={`${line.leg.match}/${line.leg.market}/${line.leg.selection}`} line={line} slip={slip} />
        ))}
      </ul>
      {lines.length > 1 && kind === 'multiple' && <p className={styles.note}>{words.oneEach}</p>}
      <StakeField stake={stake} disabled={slip.isPlacing} />
      <dl className={styles.sums}>
        {count > 1 && (
          <div>
            <dt>{words.totalStake}</dt>
            <dd>{money(total)}</dd>
          </div>
        )}
        {kind === 'multiple' && lines.length > 1 && (
          <div>
            <dt>{words.odds}</dt>
            <dd>{figure(Number(slipPayout(1000n * 1000n, odds)) / 1_000_000, 3)}</dd>
          </div>
        )}
        <div>
          <dt>{words.possible}</dt>
          <dd data-testid="possible">{money(possible)}</dd>
        </div>
      </dl>
      <Segmented<Accept>
        legend={words.changes}
        value={accept}
        options={ACCEPTS.map((value) => ({ value, label: words[value] }))}
        onChange={slip.setAccept}
      />
      <p className={styles.note}>{words.changesNote}</p>
      <div className={styles.action}>
        <ErrorNote error={slip.error} />
        <p role="status" className={styles.changed}>
          {needsAccept && words.changed}
        </p>
        {needsAccept ? (
          <Button tone="primary" wide disabled={slip.isPlacing} onClick={slip.acceptChanges}>
            {words.accept}
          </Button>
        ) : (
          <Button
            tone="primary"
            wide
            disabled={!isConnected || slip.isPlacing || slip.isBlocked || stake.value === null}
            onClick={() => stake.value !== null && void slip.place(stake.value)}
          >
            {slip.isPlacing ? words.placing : words.place(money(total))}
          </Button>
        )}
      </div>
    </div>
  );
}

function oddsNote({ leg, status, odds }: SlipLine, play: Play): string {
  const words = play.t.book;
  if (status === 'gone') return words.slip.gone;
  if (status === 'suspended') return words.suspended;
  return odds !== null && odds !== leg.odds ? words.slip.was(oddsText(leg.odds, play)) : '';
}

function Line({ line, slip }: { line: SlipLine; slip: SlipState }) {
  const play = usePlay();
  const { leg, status, odds } = line;
  const name = selectionName(leg.match, leg.selection, play);
  const rise = odds === null || odds === leg.odds ? '' : odds > leg.odds ? '▲ ' : '▼ ';
  return (
    <li className={styles.line} data-status={status}>
      <span className={styles.what}>
        <b>{name}</b>
        <span>{marketName(leg.match, leg.market, play)}</span>
        <span>{matchName(leg.match, play)}</span>
      </span>
      <span className={styles.odds}>
        <b>
          {rise}
          {oddsText(odds ?? leg.odds, play)}
        </b>
        <span>{oddsNote(line, play)}</span>
      </span>
      <IconButton
        label={play.t.book.slip.remove(name)}
        icon={<X size={18} aria-hidden="true" />}
        onClick={() => slip.toggle(leg)}
      />
    </li>
  );
}
