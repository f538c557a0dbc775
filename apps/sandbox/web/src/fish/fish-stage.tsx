import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { kindOf } from '../../../common/fish/kinds';
import type { Fish } from '../../../common/fish/water';
import { WaterScene } from '../scenes/water-scene';
import { usePlay } from '../session/play-context';
import type { ServerClock } from '../session/server-clock';
import { prefersStillness } from '../session/surroundings';
import { useEachFrame } from '../session/use-each-frame';
import { FishDrawing } from './fish-drawing';
import styles from './fish-stage.module.css';
import { type Drawn, drawnAt, fishAt, StillPlaces } from './places';
import type { Splash } from './use-splashes';
import { useWater } from './use-water';

interface FishStageProps {
  fish: readonly Fish[];
  clock: ServerClock;
  chosen: string | null;
  splashes: readonly Splash[];
  note: string;
  onAim: (fish: Fish) => void;
  onKey: (event: KeyboardEvent) => void;
  /** Where each fish is drawn now. */
  drawn: Map<string, Drawn>;
}

const optionOf = (id: string) => `fish-${id}`;

/** The water with its fish, drawn from the server's time; standing in places of their own where stillness is preferred. */
export function FishStage({ fish, clock, chosen, splashes, note, onAim, onKey, drawn }: FishStageProps) {
  const { t, figure, language } = usePlay();
  const box = useRef<SVGSVGElement>(null);
  const shapes = useRef(new Map<string, SVGGElement>());
  const places = useRef(new StillPlaces());
  const water = useWater(box);

  useEachFrame(
    true,
    () => {
      const still = prefersStillness() ? places.current.arrange(fish, water) : null;
      drawn.clear();
      for (const one of fish) {
        const { length } = kindOf(one.kind);
        const place = still ? still.get(one.id) : drawnAt(one, clock.now(), water, length);
        const shape = shapes.current.get(one.id);
        shape?.setAttribute('display', place ? 'inline' : 'none');
        if (!shape || !place) continue;
        drawn.set(one.id, place);
        shape.setAttribute('transform', `translate(${place.x} ${place.y})`);
        const scale = place.size / 100;
        const side = place.left ? -scale : scale;
        shape.firstElementChild?.setAttribute('transform', `scale(${side} ${scale})rotate(${place.tilt})`);
        shape.lastElementChild?.setAttribute('y', String(place.size * 0.34 + 14));
      }
    },
    water,
  );

  const aim = (event: PointerEvent<HTMLElement>) => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const id = fishAt({ x: event.clientX - left, y: event.clientY - top }, drawn);
    const met = fish.find((one) => one.id === id);
    if (met) onAim(met);
  };

  const shown = chosen !== null && fish.some(({ id }) => id === chosen);
  return (
    <>
      <div className={styles.over}>
        <WaterScene />
        <div
          className={styles.water}
          role="listbox"
          tabIndex={0}
          aria-label={t.fish.water}
          aria-activedescendant={shown ? optionOf(chosen) : undefined}
          onPointerDown={aim}
          onKeyDown={onKey}
        >
          <svg ref={box} role="presentation">
            {fish.map(({ id, kind }) => (
              <g
                key={id}
                id={optionOf(id)}
                role="option"
                aria-selected={id === chosen}
                aria-label={t.fish.option(kindOf(kind).names[language], `${figure(kindOf(kind).worth)}×`)}
                ref={(shape) => {
                  if (shape) shapes.current.set(id, shape);
                  else shapes.current.delete(id);
                }}
              >
                <g>
                  {id === chosen && <ellipse className={styles.ring} rx="60" ry="40" />}
                  <FishDrawing code={kind} />
                </g>
                <text className={styles.pays}>{figure(kindOf(kind).worth)}×</text>
              </g>
            ))}
          </svg>
        </div>
        <svg className={styles.splashes} aria-hidden="true">
          {splashes.map(({ id, x, y, text, own }) => (
            <g key={id} transform={`translate(${x} ${y})`}>
              {text === null ? (
                <circle className={styles.shot} r="26" />
              ) : (
                <text className={own ? styles.prize : `${styles.prize} ${styles.others}`}>{text}</text>
              )}
            </g>
          ))}
        </svg>
      </div>
      <div className={styles.note} aria-hidden="true">
        {note && <p>{note}</p>}
      </div>
    </>
  );
}
