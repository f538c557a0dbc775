import { random } from '#libs/platform/testing/random';
import { LOTTERY_GAMES } from '../games.js';
import { drawResult } from './draw-result.js';
import { prizeNamesOf } from './prize-names.js';
import { fourDigits } from './result.js';
import { prizeSizesOf, readResult, resultText } from './result-text.js';

test.each(LOTTERY_GAMES)('a result of $code is read from its text again', async ({ shape }) => {
  const numbers = random(7);
  for (let run = 0; run < 200; run += 1) {
    const result = await drawResult(shape, async (end) => numbers.below(end));
    expect(readResult(resultText(result, shape), shape)).toEqual(result);
  }
});

test('the number of LAO_4D has the bottom in its first two digits', () => {
  expect(readResult('4127', 'SEA_4')).toEqual(fourDigits('4127'));
  expect(fourDigits('4127')).toMatchObject({ top: '4127', bottom2: '41' });
});

test('a result of Thailand has its pairs', () => {
  expect(readResult('845427/72/427,108/031,031', 'SEA_THAI')).toEqual({
    family: 'SEA',
    top: '845427',
    bottom2: '72',
    front3: ['427', '108'],
    bottom3: ['031', '031'],
  });
});

test.each([
  ['SSC', '0,6,5,1'],
  ['SSC', '0,6,5,1,10'],
  ['SSC', '0,6,5,1,-1'],
  ['SSC', ''],
  ['SSC', '0,6,5,1, 4'],
  ['SSC', '06514'],
  ['K3', '0,1,2'],
  ['K3', '1,2,7'],
  ['PK10', '10,07,05,06,02,09,03,04,01,01'],
  ['PK10', '10,7,5,6,2,9,3,4,1,8'],
  ['X5', '05,03,06,07,12'],
  ['L6', '26,13,30,24,03,46'],
  ['L6', '00,13,30,24,03,45'],
  ['SEA_3', '472'],
  ['SEA_3', '472/9'],
  ['SEA_3', '472/91/'],
  ['SEA_4', '123'],
  ['SEA_THAI', '845427/72'],
  ['SEA_THAI', '427/72/427,108/031,031'],
  ['VN', '42021/33379'],
] as const)('%s has no result %j', (shape, text) => {
  expect(readResult(text, shape)).toBeNull();
});

test.each(['VN', 'SEA_3', 'SEA_THAI', 'SEA_4'] as const)(
  'each prize of %s that is typed has a name',
  (shape) => {
    expect(prizeNamesOf(shape)).toHaveLength(prizeSizesOf(shape).length);
  },
);
