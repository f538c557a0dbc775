import type { Phrases } from '../phrases';

export const clock: Phrases['clock'] = {
  title: 'পরীক্ষার ঘড়ি',
  text: 'এই ইনস্টলেশনের সব প্রোগ্রামের সময় সরায়। বাইরে কেউ টের পায় না।',
  minute: 'এক মিনিট',
  halfHour: 'আধা ঘণ্টা',
  day: 'এক দিন',
  now: 'এখন',
};
