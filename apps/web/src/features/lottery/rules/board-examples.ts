import type { ResultShape } from '#libs/lottery/common/games';

/** Results of the boards, for the examples of all rules that a shape has. */
export const BOARD_RESULTS: Partial<Record<ResultShape, string>> = {
  VN: '42021/33379/54024,29062/70419,40306,41068,34819,02247,09692/1528,8590,4810,9103/4421,2140,4591,1692,2471,9345/691,928,304/13,18,09,98',
  SEA_3: '427/72',
  SEA_4: '7427',
  SEA_THAI: '845427/72/427,108/031,031',
};

/** Picks for each rule of the boards; each has a winner in all of the results above. */
export const BOARD_PICKS: Readonly<Record<string, string>> = {
  'vn.lo2': '19 77',
  'vn.lo2.unit': '19 77',
  'vn.lo3': '021 421',
  'vn.lo4': '2021 9999',
  'vn.x2': '19 21 92',
  'vn.x3': '19 21 77 92',
  'vn.x4': '03 19 21 92',
  'vn.slip4': '00 01 11 77',
  'vn.slip8': '00 01 02 11 22 33 55 77',
  'vn.slip10': '00 01 02 11 22 33 44 55 66 77',
  'vn.de': '20 21',
  'vn.de.first': '42 24',
  'vn.de.g1': '79',
  'vn.de.g7': '09 18',
  'vn.c3': '021 120',
  'vn.c4': '2021',
  'vn.head': '2 3',
  'vn.tail': '1 2',
  'vn.side': 'S O',
  'vn.sum2': '3 9',
  'sea.top3': '427 724',
  'sea.top4': '5427 7427',
  'sea.tod3': '247 334',
  'sea.front3': '427',
  'sea.bottom3': '031',
  'sea.top2': '27 72',
  'sea.bottom2': '72 74',
  'sea.tod2': '24 77',
  'sea.run.top': '2 4 9',
  'sea.run.bottom': '7',
  'sea.pos': '4/2/1',
  'sea.side.top': 'S O',
  'sea.side.bottom': 'B E',
};
