/** Else every worker of a test would plan draws and hold one each minute; tests of the lottery offer games themselves. */
export const WITHOUT_DRAWS = 'delete from lottery.game';
