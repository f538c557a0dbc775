/** The games in which all players bet on one result. */
export const table = {
  cards: {
    suits: ['spades', 'hearts', 'diamonds', 'clubs'],
    faces: ['jack', 'queen', 'king', 'ace'],
    card: (value: string, suit: string) => `${value} of ${suit}`,
  },
};
