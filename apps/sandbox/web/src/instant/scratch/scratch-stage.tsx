import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { NO_PRIZE, PANELS } from '../../../../common/instant/scratch';
import { StallScene } from '../../scenes/stall-scene';
import { usePlay } from '../../session/play-context';
import { InstantStage } from '../instant-stage';
import type { StageProps } from '../scene';
import { ScratchPanel } from './scratch-panel';
import styles from './scratch-stage.module.css';

const ALL = Array.from({ length: PANELS }, (_, panel) => panel);
const NONE: ReadonlySet<number> = new Set();

/** The card: each panel is rubbed off by a finger, a pointer or a key. */
export function ScratchStage({ round, phase, result, past, finish, onShown }: StageProps) {
  const { t } = usePlay();
  const [rubbed, setRubbed] = useState({ round: '', panels: NONE });
  const [prize = NO_PRIZE, ...panels] = round?.shown ?? [];
  const id = round?.round ?? '';
  const opened = rubbed.round === id ? rubbed.panels : NONE;
  const scratching = phase === 'revealing';
  const complete = scratching && (finish || opened.size === PANELS);
  const shown = useRef(onShown);
  shown.current = onShown;
  useEffect(() => {
    if (complete) shown.current();
  }, [complete]);

  const rub = (panel: number) => {
    if (scratching) setRubbed({ round: id, panels: new Set([...opened, panel]) });
  };
  const drag = (event: PointerEvent) => {
    if (event.buttons === 0) return;
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-panel]');
    if (under) rub(Number(under.getAttribute('data-panel')));
  };
  const isOpen = (panel: number) => phase === 'idle' || (scratching && (finish || opened.has(panel)));
  return (
    <InstantStage
      backdrop={<StallScene stall="lantern" />}
      history={t.scratch.history}
      past={past}
      result={result}
    >
      <fieldset className={styles.card} onPointerMove={drag}>
        <legend className={styles.legend}>{t.scratch.board}</legend>
        {ALL.map((panel) => (
          <ScratchPanel
            key={panel}
            panel={panel}
            prize={isOpen(panel) ? (panels[panel] ?? null) : null}
            playable={scratching}
            alike={phase === 'idle' && prize !== NO_PRIZE && panels[panel] === prize}
            onRub={() => rub(panel)}
          />
        ))}
      </fieldset>
    </InstantStage>
  );
}
