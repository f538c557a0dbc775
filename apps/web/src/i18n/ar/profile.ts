import type { IdentityPhrases } from '../lazy-phrases';

export const profile: IdentityPhrases['profile'] = {
  title: 'الملف الشخصي',
  account: 'اسم الحساب: {{account}}',
  memberSince: 'عضو منذ {{date}}',
  avatar: 'الصورة الرمزية',
  avatarText: 'تظهر بجانب اسمك',
  avatars: 'الصور الرمزية',
  choose: 'اختيار',
  letters: 'الأحرف الأولى من اسمك',
  add: 'إضافة',
  nicknameText: 'يظهر بدلًا من اسم حسابك',
  lengths: 'من {{min}} إلى {{max}} حرفًا',
  lengthsOrNone: 'من {{min}} إلى {{max}} حرفًا. اتركه فارغًا لعرض اسم حسابك.',
  birthDate: 'تاريخ الميلاد',
  birthDateText: 'لا يمكن إدخاله إلا مرة واحدة',
  birthDateOnce:
    'كما هو في وثيقة هويتك تمامًا. لا يمكن إدخاله إلا مرة واحدة، ويجب ألا يقل عمرك عن {{age}} عامًا.',
  picture: {
    kite: 'طائرة ورقية',
    boat: 'قارب',
    drum: 'طبل',
    lamp: 'مصباح',
    tiger: 'نمر',
    peacock: 'طاووس',
    lotus: 'زهرة اللوتس',
    wheel: 'عجلة الملاهي',
    elephant: 'فيل',
    fish: 'سمكة',
    owl: 'بومة',
  },
};
