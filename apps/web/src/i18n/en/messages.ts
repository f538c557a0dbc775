export const messages = {
  title: 'Messages',
  emptyTitle: 'No messages',
  emptyText: 'What happens to your money is kept here.',
  unread: 'Unread',
  readAll: 'Mark all as read',
  open: 'See the deposit',
  openWithdrawal: 'See the withdrawal',
};
