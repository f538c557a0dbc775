import type { GameCode } from '../../common/api.js';
import type { VendorCode } from '../vendor/codes.js';
import { type Word, words } from './word.js';

/** Titles of one kind of game: how many, of which vendors, by which games in turn, and how their names end. */
export interface TitleKind {
  count: number;
  vendors: readonly VendorCode[];
  games: readonly GameCode[];
  category: string;
  lobbyClass: string;
  lastWords: readonly Word[];
}

const SLOT_MAKERS: readonly VendorCode[] = ['STUDIO', 'KADAM', 'BOKUL', 'SHIMUL', 'TAMAL'];
const TABLE_MAKERS: readonly VendorCode[] = ['TABLE', 'JHINUK', 'MEGHNA', 'PALASH'];

const SLOT_WORDS = words(
  `Reels = রিলস, Fortune = ভাগ্য, Tiger = বাঘ, Lion = সিংহ, Elephant = হাতি, Peacock = ময়ূর, Parrot = টিয়া, Owl = পেঁচা,
   Dragon = ড্রাগন, Phoenix = ফিনিক্স, Lotus = পদ্ম, Rose = গোলাপ, Jasmine = জুঁই, Mango = আম, Coconut = নারকেল,
   Pineapple = আনারস, Honey = মধু, Lantern = লণ্ঠন, Drum = ঢোল, Flute = বাঁশি, Bell = ঘণ্টা, Crown = মুকুট, Throne = সিংহাসন,
   Sword = তলোয়ার, Shield = ঢাল, Mask = মুখোশ, Carpet = গালিচা, Lamp = প্রদীপ, Genie = জিন, Sultan = সুলতান, Queen = রানি,
   Prince = রাজপুত্র, Princess = রাজকন্যা, Warrior = যোদ্ধা, Hunter = শিকারি, Sailor = নাবিক, Caravan = কাফেলা, Bazaar = বাজার,
   Fair = মেলা, Circus = সার্কাস, Carnival = কার্নিভাল, Train = রেলগাড়ি, Rickshaw = রিকশা, Boat = নৌকা, Ship = জাহাজ, Comet = ধূমকেতু`,
);

/** 5,000 titles in all, of twelve vendors. */
export const TITLE_KINDS: readonly TitleKind[] = [
  {
    count: 2560,
    vendors: SLOT_MAKERS,
    games: ['lantern-reels', 'night-bazaar', 'mango-grove'],
    category: 'RNG',
    lobbyClass: 'slot',
    lastWords: SLOT_WORDS,
  },
  {
    count: 40,
    vendors: SLOT_MAKERS,
    games: ['harvest-pot'],
    category: 'RNG',
    lobbyClass: 'JP',
    lastWords: words('Pot = কলস, Harvest = ফসল, Granary = গোলা, Treasure = গুপ্তধন'),
  },
  {
    count: 200,
    vendors: SLOT_MAKERS,
    games: ['sky-kite'],
    category: 'RNG',
    lobbyClass: 'crash',
    lastWords: words('Rocket = রকেট, Kite = ঘুড়ি, Balloon = বেলুন, Glider = গ্লাইডার'),
  },
  {
    count: 160,
    vendors: SLOT_MAKERS,
    games: ['river-dice'],
    category: 'RNG',
    lobbyClass: 'dice',
    lastWords: words('Dice = পাশা, Throw = দান, Cubes = ঘুঁটি'),
  },
  {
    count: 180,
    vendors: SLOT_MAKERS,
    games: ['lily-mines'],
    category: 'RNG',
    lobbyClass: 'mini',
    lastWords: words('Mines = মাইনস, Pond = পুকুর, Maze = গোলকধাঁধা, Vault = সিন্দুক'),
  },
  {
    count: 180,
    vendors: SLOT_MAKERS,
    games: ['rain-plinko'],
    category: 'RNG',
    lobbyClass: 'AC',
    lastWords: words('Plinko = প্লিঙ্কো, Drops = ফোঁটা, Cascade = ঝরনা, Pegs = খুঁটি'),
  },
  {
    count: 180,
    vendors: SLOT_MAKERS,
    games: ['fair-scratch'],
    category: 'RNG',
    lobbyClass: 'SC',
    lastWords: words('Scratch = স্ক্র্যাচ, Ticket = টিকিট, Envelope = খাম, Coupon = কুপন'),
  },
  {
    count: 150,
    vendors: SLOT_MAKERS,
    games: ['boatman-poker'],
    category: 'RNG',
    lobbyClass: 'VP',
    lastWords: words('Poker = পোকার, Aces = টেক্কা, Jacks = গোলাম'),
  },
  {
    count: 250,
    vendors: TABLE_MAKERS,
    games: ['padma-wheel', 'lotus-table', 'courtyard-cards'],
    category: 'RNG',
    lobbyClass: 'TG',
    lastWords: words('Salon = সেলুন, Parlour = বৈঠক, Lounge = লাউঞ্জ, Den = আখড়া, Terrace = চত্বর'),
  },
  {
    count: 200,
    vendors: TABLE_MAKERS,
    games: ['lotus-table'],
    category: 'LIVE',
    lobbyClass: 'table',
    lastWords: words('Baccarat = বাকারা, Table = টেবিল, Room = কক্ষ, Hall = হল'),
  },
  {
    count: 180,
    vendors: TABLE_MAKERS,
    games: ['padma-wheel'],
    category: 'LIVE',
    lobbyClass: 'wheel',
    lastWords: words('Roulette = রুলেট, Wheel = চাকা, Spin = ঘূর্ণি'),
  },
  {
    count: 170,
    vendors: TABLE_MAKERS,
    games: ['courtyard-cards'],
    category: 'LIVE',
    lobbyClass: 'cards',
    lastWords: words('Andar Bahar = অন্দর বাহার, Cards = তাস, Deal = বাঁটোয়ারা'),
  },
  {
    count: 150,
    vendors: TABLE_MAKERS,
    games: ['village-cup'],
    category: 'SPORTS',
    lobbyClass: 'football',
    lastWords: words('Cup = কাপ, Goal = গোল, Football = ফুটবল'),
  },
  {
    count: 100,
    vendors: TABLE_MAKERS,
    games: ['village-overs'],
    category: 'SPORTS',
    lobbyClass: 'cricket',
    lastWords: words('Cricket = ক্রিকেট, Innings = ইনিংস'),
  },
  {
    count: 100,
    vendors: ['IA'],
    games: ['pixel-league'],
    category: 'SPORTS',
    lobbyClass: 'league',
    lastWords: words('League = লিগ, Squad = স্কোয়াড'),
  },
  {
    count: 100,
    vendors: ['DS88'],
    games: ['village-derby'],
    category: 'SPORTS',
    lobbyClass: 'cockfight',
    lastWords: words('Derby = লড়াই, Rooster = মোরগ'),
  },
  {
    count: 100,
    vendors: ['DELTA'],
    games: ['monsoon-fish'],
    category: 'FISH',
    lobbyClass: 'fish',
    lastWords: words('Shoal = ঝাঁক, Catch = শিকার'),
  },
];
