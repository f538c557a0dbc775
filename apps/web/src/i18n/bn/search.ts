import type { Phrases } from '../phrases';

export const search: Phrases['search'] = {
  recent: 'সাম্প্রতিক খোঁজ',
  popular: 'জনপ্রিয় খোঁজ',
  forget: 'সাম্প্রতিক খোঁজ থেকে “{{text}}” মুছুন',
  forgetAll: 'সব মুছুন',
  instead: 'এগুলো দেখতে পারেন',
  similar: 'হুবহু এই নামের গেম নেই। কাছাকাছি নামের গেমগুলো দেখুন।',
};
