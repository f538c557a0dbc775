import type { ComponentType } from 'react';
import type { Tones } from '../palette';
import { PadmaWheel, SkyKite, VillageDerby, WinterFair } from './fair-titles';
import { BoatmanPoker, FairScratch, LilyMines, RainPlinko } from './instant-titles';
import { HarvestPot, LanternReels, MangoGrove, NightBazaar } from './reel-titles';
import {
  CourtyardCards,
  EveningHousie,
  LotusTable,
  PixelLeague,
  QuickDraw,
  SixOf45,
  ThreeCards,
  VillageCup,
  VillageOvers,
} from './table-titles';
import { DeltaShoal, MonsoonFish, RiverDice } from './water-titles';

/** What a title is known by: its ground, and what is drawn on it. */
export interface TitleArt {
  ground: string;
  Motif: ComponentType<Tones>;
}

/** By the code of the game. A title that is not among them is drawn by its scene and style. */
const titles: ReadonlyMap<string, TitleArt> = new Map([
  ['lantern-reels', { ground: '#1F5F6B', Motif: LanternReels }],
  ['monsoon-fish', { ground: '#4A6478', Motif: MonsoonFish }],
  ['sky-kite', { ground: '#3A66A8', Motif: SkyKite }],
  ['padma-wheel', { ground: '#1C5A50', Motif: PadmaWheel }],
  ['three-cards', { ground: '#8C2E3A', Motif: ThreeCards }],
  ['village-derby', { ground: '#B4702A', Motif: VillageDerby }],
  ['six-of-45', { ground: '#24407E', Motif: SixOf45 }],
  ['quick-draw', { ground: '#A63A22', Motif: QuickDraw }],
  ['river-dice', { ground: '#C4793B', Motif: RiverDice }],
  ['night-bazaar', { ground: '#4B2347', Motif: NightBazaar }],
  ['mango-grove', { ground: '#6F8A34', Motif: MangoGrove }],
  ['village-cup', { ground: '#2F6B45', Motif: VillageCup }],
  ['village-overs', { ground: '#3E6A7A', Motif: VillageOvers }],
  ['pixel-league', { ground: '#23304F', Motif: PixelLeague }],
  ['lotus-table', { ground: '#5A2A50', Motif: LotusTable }],
  ['delta-shoal', { ground: '#C9823F', Motif: DeltaShoal }],
  ['winter-fair', { ground: '#33486E', Motif: WinterFair }],
  ['rain-plinko', { ground: '#24485A', Motif: RainPlinko }],
  ['lily-mines', { ground: '#1C4A52', Motif: LilyMines }],
  ['fair-scratch', { ground: '#9C4A34', Motif: FairScratch }],
  ['boatman-poker', { ground: '#2E5E7A', Motif: BoatmanPoker }],
  ['harvest-pot', { ground: '#7A3B2A', Motif: HarvestPot }],
  ['evening-housie', { ground: '#43306E', Motif: EveningHousie }],
  ['courtyard-cards', { ground: '#8A4A2C', Motif: CourtyardCards }],
]);

export const titleCodes: readonly string[] = [...titles.keys()];

export const artOfTitle = (gameCode: string | undefined): TitleArt | undefined =>
  gameCode === undefined ? undefined : titles.get(gameCode);
