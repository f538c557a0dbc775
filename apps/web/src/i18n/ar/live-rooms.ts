export const liveRooms = {
  title: 'الغرف المباشرة',
  states: { live: 'مباشر', break: 'في استراحة', offline: 'غير متصل' },
  viewers: 'في الدردشة',
  chat: 'غرفة الدردشة',
  chatOf: 'دردشة: {{host}}',
  closedTitle: 'تعذَّر فتح الدردشة',
};
