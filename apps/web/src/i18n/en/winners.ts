export const winners = {
  title: 'Live winners',
  all: 'All winners',
  boardTitle: 'Today’s winners',
  boardText: 'The biggest wins with real balance since midnight. Names are partly hidden.',
  emptyTitle: 'No wins yet today',
  emptyText: 'Today’s first win will appear here.',
  now: 'now',
};
