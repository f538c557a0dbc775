import { useRef } from 'react';
import type { DerbyResult } from '../../../../common/shared-round/village-derby';
import { usePlay } from '../../session/play-context';
import { prefersStillness } from '../../session/surroundings';
import { useEachFrame } from '../../session/use-each-frame';
import type { StageProps } from '../scene';
import styles from './derby-stage.module.css';
import { PaperRooster } from './paper-rooster';
import { knotAt, PULL_MS } from './ribbon';

/** How far the knot moves to either side, in units of the drawing. */
const REACH = 70;
const HOP_MS = 220;

/** Two paper roosters on sticks that pull at a ribbon; the winner spreads its tail, the other one bows. */
export function DerbyStage({ result, revealed, elapsed, now }: StageProps<DerbyResult>) {
  const { t } = usePlay();
  const meron = useRef<SVGGElement>(null);
  const wala = useRef<SVGGElement>(null);
  const ribbon = useRef<SVGPathElement>(null);
  const knot = useRef<SVGGElement>(null);
  const winner = result?.winner ?? null;
  useEachFrame(
    true,
    () => {
      const still = prefersStillness();
      const passed = still && result ? PULL_MS : elapsed();
      const x = 300 + knotAt(passed, winner) * REACH;
      const pulling = result !== null && passed < PULL_MS && !still;
      const hop = (phase: number) =>
        still ? 0 : Math.abs(Math.sin(now() / (pulling ? HOP_MS : 900) + phase)) * (pulling ? 16 : 5);
      const place = (element: SVGGElement | null, base: number, side: 1 | -1, phase: number) => {
        const over = result !== null && !pulling;
        const lost = over && winner !== 'draw' && (winner === 'meron') !== (side === 1);
        const lean = lost ? 16 : pulling ? -10 : 0;
        element?.setAttribute(
          'transform',
          `translate(${base + (x - 300) * 0.7} ${238 - hop(phase)})scale(${side} 1)rotate(${lean})`,
        );
      };
      place(meron.current, 150, 1, 0);
      place(wala.current, 450, -1, 1.4);
      const [from, to] = [190 + (x - 300) * 0.7, 410 + (x - 300) * 0.7];
      const sag = pulling ? 4 : 26;
      ribbon.current?.setAttribute(
        'd',
        `M${from} 176Q${(from + x) / 2} ${176 + sag} ${x} 182Q${(to + x) / 2} ${176 + sag} ${to} 176`,
      );
      knot.current?.setAttribute('transform', `translate(${x} 182)`);
    },
    winner,
  );
  return (
    <svg className={styles.stage} viewBox="0 0 600 280" aria-hidden="true">
      <path d="M20 244h560l-24 30H44z" fill="#6f3d2a" />
      <path d="M20 244h560v7H20z" fill="#a86a3a" />
      <path d="M300 236v20" stroke="#fff6e0" strokeWidth="4" strokeDasharray="4 4" />
      <path ref={ribbon} fill="none" stroke="#f5a623" strokeWidth="9" strokeLinecap="round" />
      <g ref={meron}>
        <PaperRooster body="#c9452a" wing="#f0803a" spread={revealed && winner === 'meron'} />
      </g>
      <g ref={wala}>
        <PaperRooster body="#2f6fae" wing="#74b4dc" spread={revealed && winner === 'wala'} />
      </g>
      <g ref={knot}>
        <path d="M-16-10l16 10-16 10zM16-10L0 0l16 10z" fill="#fff6e0" />
        <circle r="6" fill="#d94f2b" />
      </g>
      <text x="120" y="268" className={styles.name}>
        {t.derby.spots.meron}
      </text>
      <text x="480" y="268" className={styles.name}>
        {t.derby.spots.wala}
      </text>
    </svg>
  );
}
