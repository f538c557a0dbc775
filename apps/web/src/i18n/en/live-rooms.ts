export const liveRooms = {
  title: 'Live rooms',
  states: { live: 'Live', break: 'On a break', offline: 'Offline' },
  viewers: 'In the chat',
  chat: 'Chat room',
  chatOf: 'Chat: {{host}}',
  closedTitle: 'The chat can’t be opened',
};
