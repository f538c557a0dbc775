import { useRef, useState } from 'react';
import type { CrashState } from '../../../common/api';
import { type CrashRules, multiplierAt, timeOf } from '../../../common/studio/crash';
import { Kite, Spool } from '../scenes/kite';
import { RoofScene } from '../scenes/roof-scene';
import { usePlay } from '../session/play-context';
import type { ServerClock } from '../session/server-clock';
import { prefersStillness } from '../session/surroundings';
import { useEachFrame } from '../session/use-each-frame';
import { classNames } from '../ui/class-names';
import { BustStrip } from './bust-strip';
import { flightAt, heightOf, kiteOn, marksUpTo, SWAY } from './curve';
import styles from './kite-stage.module.css';
import { useSky } from './use-sky';

const SWAY_MS = 600;

interface KiteStageProps {
  state: CrashState | null;
  clock: ServerClock;
  rules: CrashRules;
  result: string | null;
}

/** The kite on its string, and what a stake is worth now. Drawn from the studio's time, frame by frame. */
export function KiteStage({ state, clock, rules, result }: KiteStageProps) {
  const { t, hundredths, figure } = usePlay();
  const worth = useRef<HTMLParagraphElement>(null);
  const string = useRef<SVGPathElement>(null);
  const kite = useRef<SVGGElement>(null);
  const countdown = useRef<HTMLSpanElement>(null);
  const left = useRef<HTMLSpanElement>(null);
  const box = useRef<SVGSVGElement>(null);
  const sky = useSky(box);
  const [highest, setHighest] = useState(() => flightAt(0, rules.growth, sky).highest);
  const phase = state?.phase ?? 'waiting';

  const elapsed = () => {
    if (state?.bust) return timeOf(state.bust, rules.growth);
    return phase === 'running' && state?.startedAt ? clock.now() - state.startedAt : 0;
  };

  useEachFrame(
    phase !== 'crashed',
    () => {
      const time = elapsed();
      const flight = flightAt(time, rules.growth, sky);
      const { x, y, lean } = kiteOn(flight, sky, time);
      string.current?.setAttribute('d', `${flight.path}L${x} ${y}`);
      const sway = prefersStillness() ? 0 : Math.sin(clock.now() / SWAY_MS) * SWAY;
      kite.current?.setAttribute(
        'transform',
        `translate(${x} ${y})rotate(${lean + sway})scale(${sky.scale})`,
      );
      if (worth.current)
        worth.current.textContent = `${hundredths(state?.bust ?? multiplierAt(time, rules.growth))}×`;
      // The marks follow in steps: a figure that moves with every frame cannot be read.
      if (Math.abs(flight.highest / highest - 1) > 0.04) setHighest(flight.highest);
      const wait = Math.max(0, (state?.startsAt ?? 0) - clock.now());
      if (countdown.current) countdown.current.textContent = t.crash.startsIn(figure(wait / 1000, 1));
      left.current?.style.setProperty('transform', `scaleX(${Math.min(1, wait / rules.waitingMs)})`);
    },
    sky,
  );

  return (
    <>
      <RoofScene />
      <div className={styles.over}>
        <BustStrip history={state?.history ?? []} salt={rules.salt} />
        <div className={styles.figure} aria-hidden="true" data-testid="figure">
          {phase === 'waiting' ? (
            <p key="wait" className={styles.wait}>
              <span ref={countdown} className={styles.countdown} />
              <span className={styles.track}>
                <span ref={left} className={styles.left} />
              </span>
            </p>
          ) : (
            <p
              key="worth"
              ref={worth}
              className={classNames(styles.worth, phase === 'crashed' && styles.bust)}
            />
          )}
          <p className={styles.line}>
            {result ??
              (phase === 'crashed' ? t.crash.flewAway(`${hundredths(state?.bust ?? 100)}×`) : '\u00a0')}
          </p>
        </div>
        <div className={styles.flight} data-testid="flight">
          <svg className={styles.sky} ref={box} viewBox={`0 0 ${sky.width} ${sky.height}`} aria-hidden="true">
            {phase !== 'waiting' &&
              marksUpTo(highest).map((mark) => (
                <g key={mark} transform={`translate(0 ${heightOf(mark, highest, sky)})`}>
                  <path
                    d={`M${sky.left} 0H${sky.width - 16}`}
                    stroke="#fff6e0"
                    strokeOpacity=".16"
                    strokeDasharray="4 8"
                  />
                  <text x={sky.width - 16} y="-8" className={styles.mark}>
                    {figure(mark, mark < 10 ? 1 : 0)}×
                  </text>
                </g>
              ))}
            <g transform={`translate(${sky.left} ${sky.height - sky.bottom})scale(${sky.scale})`}>
              <Spool />
            </g>
            <path ref={string} className={classNames(styles.string, phase === 'crashed' && styles.cut)} />
            <g ref={kite}>
              <g className={classNames(phase === 'crashed' && styles.away)}>
                <Kite />
              </g>
            </g>
          </svg>
        </div>
      </div>
    </>
  );
}
