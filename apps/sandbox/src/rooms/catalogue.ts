import type { Language } from '../../common/api.js';
import type { SharedRoundCode } from '../../common/shared-round/titles.js';
import type { VendorCode } from '../vendor/codes.js';

/** A room beside a table, with the studio that hosts it. */
export interface HostedRoom {
  code: string;
  /** Under which code portals know the vendor of the table, and its title there. */
  vendor: VendorCode;
  game: SharedRoundCode;
  /** Of the host. */
  names: Record<Language, string>;
  /** The host's. Members write in any. */
  language: Language;
}

export const ROOMS: readonly HostedRoom[] = [
  {
    code: 'lotus-hall',
    vendor: 'TABLE',
    game: 'lotus-table',
    names: { en: 'Lotus Hall', bn: 'শাপলা আসর', ar: 'قاعة اللوتس' },
    language: 'bn',
  },
  {
    code: 'padma-studio',
    vendor: 'TABLE',
    game: 'padma-wheel',
    names: { en: 'Padma Studio', bn: 'পদ্মা স্টুডিও', ar: 'استوديو بادما' },
    language: 'en',
  },
  {
    code: 'courtyard-studio',
    vendor: 'TABLE',
    game: 'courtyard-cards',
    names: { en: 'Courtyard Studio', bn: 'উঠান স্টুডিও', ar: 'استوديو الفناء' },
    language: 'en',
  },
  {
    code: 'derby-field',
    vendor: 'DS88',
    game: 'village-derby',
    names: { en: 'Derby Field', bn: 'লড়াইয়ের মাঠ', ar: 'ساحة الديربي' },
    language: 'bn',
  },
];

export const findRoom = (code: string): HostedRoom | undefined => ROOMS.find((room) => room.code === code);
