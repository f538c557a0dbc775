export const category = {
  HOME: 'الرئيسية',
  ELOTT: 'يانصيب إلكتروني',
  LOTT: 'يانصيب',
  LIVE: 'مباشر',
  SPORTS: 'رياضة',
  FISH: 'صيد السمك',
  RNG: 'كازينو',
  PVP: 'ألعاب الورق',
  ESPORTS: 'رياضات إلكترونية',
  COCKFIGHT: 'مصارعة الديوك',
  FAV: 'المفضَّلة',
  RECENT: 'الأخيرة',
};
