import type { Language } from '../../common/api.js';

/** Insults that are masked in what members write: a short list by language, as a host would begin one. Bengali is also typed in Latin letters. */
export const INSULTS: Record<Language, readonly string[]> = {
  en: [
    'idiot',
    'idiots',
    'moron',
    'bastard',
    'bastards',
    'scumbag',
    'asshole',
    'bitch',
    'fuck',
    'fucking',
    'shit',
  ],
  bn: [
    'গাধা',
    'হারামি',
    'হারামজাদা',
    'কুত্তা',
    'কুত্তার বাচ্চা',
    'শুয়োর',
    'বেয়াদব',
    'gadha',
    'harami',
    'haramjada',
    'kutta',
    'shuor',
  ],
  ar: ['غبي', 'أحمق', 'احمق', 'حقير', 'كلب', 'حيوان', 'وسخ'],
};
