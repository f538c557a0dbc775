import { useId } from 'react';
import css from './alpana.module.css';
import { petals, scallops } from './shapes';

/** `small` is solid and reads at 24 px; `emblem` and the turning `loader` fit 64 to 160 px; `hero` 240 px and up. */
export type AlpanaForm = 'small' | 'emblem' | 'loader' | 'hero';

/** An eighth of each drawing: everything in the rosette repeats eight times. */
const eighths = {
  small:
    petals({ count: 8, drawn: 1, from: 4, to: 10.4, spread: 3.4 }) +
    petals({ count: 16, drawn: 2, from: 11, to: 16.4, spread: 2.1 }),
  emblemInner:
    petals({ count: 8, drawn: 1, from: 4, to: 44, spread: 16 }) +
    petals({ count: 8, drawn: 1, from: 15, to: 33, spread: 5.5 }),
  emblemOuter: scallops(16, 53, 2) + petals({ count: 16, drawn: 2, from: 63, to: 82, spread: 10 }),
  hero:
    petals({ count: 8, drawn: 1, from: 12, to: 206, spread: 78 }) +
    petals({ count: 8, drawn: 1, from: 58, to: 158, spread: 30 }) +
    scallops(24, 232, 3) +
    petals({ count: 16, drawn: 2, from: 264, to: 350, spread: 44 }) +
    petals({ count: 24, drawn: 3, from: 394, to: 466, spread: 34 }),
};

/** Draws an eighth eight times by doubling it three times, which keeps the page's markup small. */
function Eightfold({ d }: { d: string }) {
  const id = useId();
  return (
    <>
      <g id={`${id}4`}>
        <g id={`${id}2`}>
          <path id={`${id}1`} d={d} />
          <use href={`#${id}1`} transform="rotate(45)" />
        </g>
        <use href={`#${id}2`} transform="rotate(90)" />
      </g>
      <use href={`#${id}4`} transform="rotate(180)" />
    </>
  );
}

/** Round dots on a circle: zero-length dashes with round caps. */
function DotRing({ count, radius, size }: { count: number; radius: number; size: number }) {
  return (
    <circle
      r={radius}
      pathLength={count}
      strokeDasharray="0 1"
      strokeLinecap="round"
      strokeWidth={size}
      transform="rotate(-90)"
    />
  );
}

function Small() {
  return (
    <>
      <g fill="currentColor" stroke="none">
        <Eightfold d={eighths.small} />
        <circle r="2.6" />
      </g>
      <DotRing count={24} radius={19.4} size={2.7} />
    </>
  );
}

function Emblem({ turning }: { turning: boolean }) {
  return (
    <>
      <g className={turning ? css.turningBack : undefined}>
        <Eightfold d={eighths.emblemInner} />
        <circle r="4" fill="currentColor" stroke="none" />
      </g>
      <circle r="49" />
      <g className={turning ? css.turning : undefined}>
        <Eightfold d={eighths.emblemOuter} />
        <DotRing count={16} radius={89} size={4.4} />
      </g>
    </>
  );
}

function Hero() {
  return (
    <>
      <Eightfold d={eighths.hero} />
      <circle r="14" fill="currentColor" stroke="none" />
      <circle r="219" />
      <circle r="374" />
      <circle r="384" />
      <DotRing count={8} radius={184} size={11} />
      <DotRing count={16} radius={362} size={10} />
      <DotRing count={24} radius={481} size={10} />
    </>
  );
}

const viewBoxes: Record<AlpanaForm, string> = {
  small: '-21 -21 42 42',
  emblem: '-94 -94 188 188',
  loader: '-94 -94 188 188',
  hero: '-490 -490 980 980',
};

const strokeWidths: Record<AlpanaForm, number> = { small: 1, emblem: 2, loader: 2, hero: 4.4 };

/** The rosette drawn on a courtyard floor for a feast. Takes its colour from `color`, its width from its box. */
export function Alpana({ form }: { form: AlpanaForm }) {
  return (
    <svg
      className={css.alpana}
      viewBox={viewBoxes[form]}
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidths[form]}
      aria-hidden="true"
    >
      {form === 'small' && <Small />}
      {(form === 'emblem' || form === 'loader') && <Emblem turning={form === 'loader'} />}
      {form === 'hero' && <Hero />}
    </svg>
  );
}
