import type { Winner } from '#libs/games/common/winners.calls';

/** A win has no number on the board; no two are the same in all of these. */
export const winnerKey = ({ account, nodeId, winAmount, time }: Winner): string =>
  `${account}/${nodeId}/${winAmount}/${time}`;
