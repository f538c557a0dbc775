import { book } from './en/book';
import { fish } from './en/fish';
import { games } from './en/games';
import { housie } from './en/housie';
import { instant } from './en/instant';
import { jackpot } from './en/jackpot';
import { proof } from './en/proof';
import { rooms } from './en/rooms';
import { seats } from './en/seats';
import { studio } from './en/studio';
import { table } from './en/table';

/** The games' words. A function takes figures that are already written in the language. */
export const en = {
  ...studio,
  ...games,
  ...instant,
  ...table,
  ...book,
  fish,
  housie,
  jackpot,
  rooms,
  seats,
  ...proof,
};

/** The shape that every language fills. */
export type Phrases = typeof en;
