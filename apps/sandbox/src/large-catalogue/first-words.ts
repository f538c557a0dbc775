import { words } from './word.js';

/** What a title's name begins with, before any of the last words. */
export const FIRST_WORDS = words(
  `Golden = সোনালি, Silver = রুপালি, Emerald = পান্নার, Ruby = চুনির, Pearl = মুক্তার,
   Diamond = হীরার, Crystal = স্ফটিকের, Copper = তামার, Amber = তৃণমণির, Velvet = মখমলের,
   Royal = রাজকীয়, Lucky = সৌভাগ্যের, Wild = বুনো, Mighty = পরাক্রমী, Hidden = লুকোনো,
   Secret = গোপন, Ancient = প্রাচীন, Eternal = চিরন্তন, Magic = জাদুর, Mystic = রহস্যময়,
   Midnight = মাঝরাতের, Moonlit = জোছনার, Sunny = রোদেলা, Monsoon = বর্ষার, Winter = শীতের,
   Spring = বসন্তের, Autumn = শরতের, Summer = গ্রীষ্মের, Morning = সকালের, Evening = সন্ধ্যার,
   Desert = মরুর, Jungle = জঙ্গলের, River = নদীর, Ocean = সাগরের, Mountain = পাহাড়ের,
   Village = গ্রামের, Harbour = বন্দরের, Island = দ্বীপের, Garden = বাগানের, Palace = প্রাসাদের,
   Thunder = বজ্রের, Storm = ঝড়ের, Fire = আগুনের, Ice = বরফের, Rainbow = রংধনুর,
   Starlight = তারার, Burning = জ্বলন্ত, Flying = উড়ন্ত, Shining = ঝলমলে, Roaring = গর্জনের,
   Sweet = মিষ্টি, Brave = সাহসী, Swift = ক্ষিপ্র, Giant = বিশাল, Little = ছোট্ট,
   Grand = মহা, Happy = খুশির, Double = ডাবল, Super = সুপার, Festival = উৎসবের,
   Harvest = ফসলের, Treasure = গুপ্তধনের`,
);
