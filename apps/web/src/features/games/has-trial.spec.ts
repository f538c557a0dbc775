import { hasTrial, hasTrialForMembers } from './has-trial';

const game = { supportPlay: 0, freeplay: 0, vassalage: 'STUDIO' } as const;

test('a member may try a game with a trial, but no lottery of the portal', () => {
  expect(hasTrialForMembers(game)).toBe(true);
  expect(hasTrialForMembers({ ...game, supportPlay: 1 })).toBe(false);
  const lottery = { ...game, vassalage: 'ELOTT' };
  expect([hasTrial(lottery), hasTrialForMembers(lottery)]).toEqual([true, false]);
});
