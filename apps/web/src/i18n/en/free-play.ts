export const freePlay = {
  start: 'Try it with play money',
};
