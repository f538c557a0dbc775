/** The operators' board of chats with members. */
export const chats = {
  title: 'المحادثات المباشرة',
  list: 'محادثات الأعضاء المباشرة',
  queues: { live: 'في الانتظار والجارية', open: 'بانتظار الرد', closed: 'منتهية', all: 'الكل' },
  guest: 'زائر {{number}}',
  ofGuest: 'زائر {{number}} بلا حساب. أجب هنا، فلن يستطيع قراءة أي شيء لاحقًا.',
  queued: 'في الانتظار',
  rating: 'التقييم',
  rated: 'التقييم {{rating}} من 5',
  typing: 'العضو يكتب الآن…',
  close: 'إنهاء المحادثة',
  closeText: 'يُبلَّغ العضو بانتهاء المحادثة ويمكنه تقييمها، ولا يمكن فتحها من جديد.',
  emptyTitle: 'لا أحد في الانتظار',
  emptyText: 'يظهر هنا فورًا كل عضو يبدأ محادثة.',
};
