import type { ComponentType } from 'react';
import css from './game-scene.module.css';
import { type StyleIndex, type Tones, tonesOfStyle } from './palette';
import { Ball } from './scenes/ball';
import { Cards } from './scenes/cards';
import { Dice } from './scenes/dice';
import { Fish } from './scenes/fish';
import { Live } from './scenes/live';
import { Lotto } from './scenes/lotto';
import { Mines } from './scenes/mines';
import { Plinko } from './scenes/plinko';
import { Poker } from './scenes/poker';
import { Reels } from './scenes/reels';
import { Rocket } from './scenes/rocket';
import { Rooster } from './scenes/rooster';
import { Scratch } from './scenes/scratch';
import { Wheel } from './scenes/wheel';
import { artOfTitle } from './titles/title-art';

const scenes = {
  reels: Reels,
  wheel: Wheel,
  fish: Fish,
  cards: Cards,
  ball: Ball,
  rooster: Rooster,
  rocket: Rocket,
  lotto: Lotto,
  dice: Dice,
  live: Live,
  plinko: Plinko,
  mines: Mines,
  scratch: Scratch,
  poker: Poker,
} satisfies Record<string, ComponentType<Tones>>;

export type SceneName = keyof typeof scenes;
export const sceneNames = Object.keys(scenes) as SceneName[];

interface Ground {
  className: string | undefined;
  light: readonly [x: number, y: number];
  hill: string;
}

/** A pale disc of light and a dark hill, placed differently in each style. */
const grounds: Record<StyleIndex, Ground> = {
  0: { className: css.style0, light: [30, 20], hill: 'M0 124q60-26 120 4v22H0z' },
  1: { className: css.style1, light: [90, 130], hill: 'M0 116q50 24 120 10v24H0z' },
  2: { className: css.style2, light: [60, 150], hill: 'M0 132q30-20 60-6t60-6v30H0z' },
  3: { className: css.style3, light: [20, 140], hill: 'M0 134q70 0 120-22v38H0z' },
  4: { className: css.style4, light: [100, 30], hill: 'M0 112q50 8 120 26v12H0z' },
};

export interface GameSceneProps {
  /** The title has a picture of its own where its code is a known one. */
  gameCode?: string;
  scene: SceneName;
  /** The node's id modulo 5. */
  styleIndex: StyleIndex;
}

/**
 * The picture of a game, 4:5: that of its title, or where the title is not known one drawn per engine and style.
 * Decorative: the name stands beside it.
 */
export function GameScene({ gameCode, scene, styleIndex }: GameSceneProps) {
  const art = artOfTitle(gameCode);
  const Drawn = art?.Motif ?? scenes[scene];
  const { className, light, hill } = grounds[styleIndex];
  return (
    <svg className={className} viewBox="0 0 120 150" aria-hidden="true">
      {art && <path d="M0 0h120v150H0z" fill={art.ground} />}
      <circle cx={light[0]} cy={light[1]} r="70" fill="#fff" opacity=".08" />
      <path d={hill} opacity=".16" />
      <Drawn {...tonesOfStyle[styleIndex]} />
    </svg>
  );
}
