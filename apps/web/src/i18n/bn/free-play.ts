import type { IdentityPhrases } from '../lazy-phrases';

export const freePlay: IdentityPhrases['freePlay'] = {
  start: 'খেলার টাকায় চেষ্টা করুন',
};
