import { playedFrom } from './played-games';

const played = (search: string) => {
  const found = playedFrom(new URLSearchParams(search));
  return found && [found.game.code, found.mode];
};

test('an address opens a game in the mode that it names', () => {
  expect(played('gameCode=SSC5M&prizeMode=ZY')).toEqual(['SSC5M', 'ZY']);
  expect(played('gameCode=SSC5M&prizeMode=LOTT')).toEqual(['SSC5M', 'LOTT']);
  expect(played('gameCode=SSC1M&prizeMode=ELOTT')).toEqual(['SSC1M', 'ELOTT']);
  expect(played('gameCode=SEA_5M&prizeMode=SEA')).toEqual(['SEA_5M', 'SEA']);
  expect(played('gameCode=SSC5M_ZY&prizeMode=LOTT')).toEqual(['SSC5M', 'LOTT']);
});

test('a mode that the game does not have opens its first one', () => {
  expect(played('gameCode=SSC5M&prizeMode=SEA')).toEqual(['SSC5M', 'LOTT']);
  expect(played('gameCode=SSC1M&prizeMode=ZY')).toEqual(['SSC1M', 'ELOTT']);
  expect(played('gameCode=SSC5M&prizeMode=zy')).toEqual(['SSC5M', 'LOTT']);
  expect(played('gameCode=SSC5M&prizeMode=')).toEqual(['SSC5M', 'LOTT']);
  expect(played('gameCode=SSC5M_ZY&prizeMode=ELOTT')).toEqual(['SSC5M', 'ZY']);
});

test('a mode without a game opens no game', () => {
  expect(played('prizeMode=ZY')).toBeNull();
  expect(played('gameCode=NOT_OURS&prizeMode=ZY')).toBeNull();
});
