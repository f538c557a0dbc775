import type { Phrases } from '../phrases';

export const common: Phrases['common'] = {
  close: 'বন্ধ করুন',
  cancel: 'বাতিল',
  retry: 'আবার চেষ্টা করুন',
  loading: 'লোড হচ্ছে',
  home: 'হোম',
  copy: 'কপি করুন',
  copied: 'কপি হয়েছে',
  copyFailed: 'লেখাটি বেছে নিয়ে কপি করুন',
  previous: 'আগের',
  next: 'পরের',
  page: 'পাতা {{page}}',
  pages: 'পাতাগুলো',
  skip: 'মূল অংশে যান',
  failedTitle: 'এটি দেখানো গেল না',
  notFoundTitle: 'এমন কোনো পাতা নেই',
  notFoundText: 'ঠিকানায় ভুল থাকতে পারে, অথবা পাতাটি সরানো হয়েছে।',
  toHome: 'হোম পাতায় যান',
};
