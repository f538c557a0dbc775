export const winners = {
  title: 'Winners, live',
  all: 'All winners',
  boardTitle: 'Winners of today',
  boardText: 'The largest wins with real balance since midnight. Names are masked.',
  emptyTitle: 'No wins yet today',
  emptyText: 'The first win of the day will stand here.',
  now: 'now',
};
