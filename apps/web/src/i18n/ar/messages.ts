export const messages = {
  title: 'الرسائل',
  emptyTitle: 'لا رسائل',
  emptyText: 'ستظهر هنا مستجدات أموالك.',
  unread: 'غير مقروءة',
  readAll: 'تعليم الكل كمقروء',
  open: 'عرض الإيداع',
  openWithdrawal: 'عرض السحب',
};
