export const messages = {
  title: 'Messages',
  emptyTitle: 'No messages',
  emptyText: 'Updates about your money will appear here.',
  unread: 'Unread',
  readAll: 'Mark all as read',
  open: 'View deposit',
  openWithdrawal: 'View withdrawal',
};
