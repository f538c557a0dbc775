import type { Phrases } from '../phrases';

export const images: Phrases['images'] = {
  choose: 'ছবি বেছে নিন',
  remove: '{{name}} সরান',
  wrongType: '{{name}} PNG বা JPEG নয়',
  tooLarge: '{{name}} {{size}} এমবির চেয়ে বড়',
  tooMany: 'সর্বোচ্চ {{most}}টি ছবি দেওয়া যাবে',
};
