/** The operators' board of chats with members. */
export const chats = {
  title: 'Chats',
  list: 'Chats with members',
  queues: { live: 'Waiting and running', open: 'To answer', closed: 'Closed', all: 'All' },
  guest: 'Guest {{number}}',
  ofGuest: 'Guest {{number}}, without an account. Answer here: the guest can’t read anything later.',
  queued: 'Waiting',
  rating: 'Rating',
  rated: 'Rated {{rating}} of 5',
  typing: 'The member is typing…',
  close: 'End chat',
  closeText: 'The member is told that the chat has ended and can rate it. It cannot be opened again.',
  emptyTitle: 'Nobody is waiting',
  emptyText: 'Members who start a chat appear here at once.',
};
