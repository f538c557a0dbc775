import type { Phrases } from '../en';

export const table: Pick<Phrases, 'cards'> = {
  cards: {
    suits: ['البستوني', 'القلوب', 'الديناري', 'السباتي'],
    faces: ['ولد', 'بنت', 'ملك', 'آس'],
    card: (value: string, suit: string) => `${value} من ${suit}`,
  },
};
