import { book } from './ar/book';
import { fish } from './ar/fish';
import { games } from './ar/games';
import { housie } from './ar/housie';
import { instant } from './ar/instant';
import { jackpot } from './ar/jackpot';
import { proof } from './ar/proof';
import { rooms } from './ar/rooms';
import { seats } from './ar/seats';
import { studio } from './ar/studio';
import { table } from './ar/table';
import type { Phrases } from './en';

export const ar: Phrases = {
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
