export const search = {
  recent: 'Recent searches',
  popular: 'Popular searches',
  forget: 'Remove “{{text}}” from recent searches',
  forgetAll: 'Clear all',
  instead: 'You might like these',
  similar: 'No exact match. These games have similar names.',
};
