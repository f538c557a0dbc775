import type { Phrases } from '../en';

export const table: Pick<Phrases, 'cards'> = {
  cards: {
    suits: ['ইস্কাপন', 'হরতন', 'রুইতন', 'চিড়িতন'],
    faces: ['গোলাম', 'বিবি', 'সাহেব', 'টেক্কা'],
    card: (value, suit) => `${suit}ের ${value}`,
  },
};
