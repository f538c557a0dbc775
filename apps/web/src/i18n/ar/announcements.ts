export const announcements = {
  title: 'الإعلانات',
  text: 'الأخبار والعروض، والأحدث أولًا.',
  none: 'لا إعلانات',
  noneText: 'ستظهر الأخبار هنا.',
  promotions: 'العروض الترويجية',
  noPromotions: 'لا عروض ترويجية حاليًا',
  toPromotions: 'عرض العروض الترويجية',
};
