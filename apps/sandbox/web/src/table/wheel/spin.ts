import { POCKETS, WHEEL_ORDER } from '../../../../common/shared-round/padma-wheel';

/** How long the wheel turns until the ball lies still, in milliseconds. */
export const SPIN_MS = 2_700;

/** Degrees from one pocket to the next. */
export const POCKET_TURN = 360 / POCKETS;

/** Where the ball waits on the rim, in degrees clockwise from the top. */
const WAITING = -26;
const WHEEL_TURNS = 2;
const BALL_TURNS = 4;
/** The part of the time after which the ball leaves the rim. */
const FALLS_AT = 0.68;

const partOf = (elapsed: number): number => Math.min(1, Math.max(0, elapsed / SPIN_MS));
const turnOf = (degrees: number): number => ((degrees % 360) + 360) % 360;

/** The wheel's turn in degrees clockwise; in the end the pocket is at the top. */
export function wheelTurn(from: number, pocket: number, elapsed: number): number {
  const way = 360 * WHEEL_TURNS + turnOf(-WHEEL_ORDER.indexOf(pocket) * POCKET_TURN - from);
  return from + way * (1 - (1 - partOf(elapsed)) ** 3);
}

/** The ball against the wheel: its angle from the top, and how far it has fallen, from 0 on the rim to 1 in the pocket. */
export function ballAt(elapsed: number): { angle: number; fallen: number } {
  const part = partOf(elapsed);
  const falling = Math.max(0, (part - FALLS_AT) / (1 - FALLS_AT));
  return {
    angle: (WAITING - 360 * BALL_TURNS) * (1 - part) ** 2,
    fallen: 1 - Math.abs(Math.cos(falling * Math.PI * 2.5)) * (1 - falling),
  };
}
