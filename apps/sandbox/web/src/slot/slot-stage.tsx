import { type ReactNode, useRef } from 'react';
import type { SlotSpinReply } from '../../../common/api';
import type { SlotRules } from '../../../common/studio/slot';
import { StallScene } from '../scenes/stall-scene';
import { usePlay } from '../session/play-context';
import type { RoundPhase } from '../session/use-round';
import { classNames } from '../ui/class-names';
import { VisuallyHidden } from '../ui/visually-hidden';
import { Reel, type ReelMotion } from './reel';
import styles from './slot-stage.module.css';
import { spokenWins } from './spoken-wins';
import type { TitleLook } from './symbols/title-looks';
import { useShownLine } from './use-shown-line';
import { WinLines } from './win-lines';

interface SlotStageProps {
  rules: SlotRules;
  look: TitleLook;
  phase: RoundPhase;
  reply: SlotSpinReply | null;
  /** What came of it, once the reels rest. */
  result: { text: string; worthIt: boolean } | null;
  /** Over the reels. */
  sign: ReactNode;
  quick: boolean;
  onReel: () => void;
  onShown: () => void;
}

const MOTIONS: Record<RoundPhase, ReelMotion> = { idle: 'still', asking: 'loop', revealing: 'settle' };
const NONE: SlotSpinReply['wins'] = [];
/** Where the reels stand before the first spin. */
const FIRST_STOP = 3;

/** The stall with its reels; the winning lines are drawn one after the other once all reels rest. */
export function SlotStage(props: SlotStageProps) {
  const { rules, look, phase, reply, result, sign, quick, onReel, onShown } = props;
  const play = usePlay();
  const settled = useRef(0);
  const wins = phase === 'idle' && reply ? reply.wins : NONE;
  const shown = useShownLine(wins);
  const lines = shown.map(({ line, count }) => ({ line, count, rows: rules.lines[line] ?? [] }));

  const settle = () => {
    onReel();
    settled.current += 1;
    if (settled.current < rules.reels.length) return;
    settled.current = 0;
    onShown();
  };

  return (
    <>
      <StallScene stall={look.stall} />
      {sign}
      <div className={styles.stage}>
        <div className={styles.room}>
          <div className={styles.board} style={{ '--reels': rules.reels.length, '--rows': rules.rows }}>
            <VisuallyHidden>{play.t.slot.reels}</VisuallyHidden>
            <div className={styles.reels}>
              {rules.reels.map((strip, index) => (
                <Reel
                  // biome-ignore lint/suspicious/noArrayIndexKey: a reel is its place
                  key={index}
                  strip={strip}
                  rows={rules.rows}
                  stop={reply?.stops[index] ?? FIRST_STOP * (index + 1)}
                  index={index}
                  motion={MOTIONS[phase]}
                  quick={quick}
                  symbols={look.symbols}
                  lit={lines.length > 0 ? litRows(lines, index) : null}
                  onSettled={settle}
                />
              ))}
              <WinLines lines={lines} reels={rules.reels.length} rows={rules.rows} />
            </div>
          </div>
        </div>
        <div className={styles.result} aria-hidden="true">
          <p className={classNames(styles.sum, result?.worthIt && styles.won)}>{result?.text ?? '\u00a0'}</p>
          <p className={styles.line}>{spokenWins(shown, play).at(-1) ?? '\u00a0'}</p>
        </div>
      </div>
    </>
  );
}

/** The rows of one reel that the drawn lines count. */
function litRows(lines: readonly { rows: readonly number[]; count: number }[], reel: number): Set<number> {
  return new Set(lines.filter(({ count }) => reel < count).flatMap(({ rows }) => rows[reel] ?? []));
}
