import type { levelChecks as english } from '../en/level-checks';
import type { SixForms, Words } from '../phrases';

export const levelChecks: Words<typeof english, SixForms> = {
  title: 'مراجعة VIP',
  list: 'مستويات VIP التي بلغها اللعب',
  search: 'الحساب',
  state: 'الحالة',
  queues: { waiting: 'بانتظار القرار', confirmed: 'مؤكدة', refused: 'مرفوضة', all: 'الكل' },
  level: 'المستوى',
  rise: 'من VIP {{from}} إلى {{to}}',
  progress: 'الرهانات الصالحة المحتسبة',
  since: 'منذ',
  asked: 'بُلغ في',
  decided: 'تاريخ القرار',
  by: 'صاحب القرار',
  reason: 'السبب',
  emptyTitle: 'لا شيء بانتظار القرار',
  emptyText: 'يظهر هنا فورًا الأعضاء الذين يبلغون مستوى VIP عاليًا.',
  confirm: 'أكّد المستوى',
  confirmText: 'يرتقي العضو الآن ويحصل على ما يمنحه المستوى.',
  refuse: 'ارفض',
  refuseText: 'يبقى العضو في مستواه الحالي دون إخباره بالسبب. يمكنك التأكيد لاحقًا.',
};
