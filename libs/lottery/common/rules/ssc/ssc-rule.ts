import type { PrizeMode } from '../../games.js';
import { defineRule, type Rule, type RuleSpec } from '../rule.js';

const ON_BOARDS = /^ssc\.(pos|ball|total|dt|.+\.form)$/;
const RAISED = /^ssc\.(pos|ball|last3\.direct|last2\..+)$/;

/** Classic play has every rule, the board and the raised prize a short menu each. */
function modesOf(code: string): PrizeMode[] {
  const modes: PrizeMode[] = ['LOTT'];
  if (RAISED.test(code)) modes.push('ZY');
  if (ON_BOARDS.test(code)) modes.push('ELOTT');
  return modes;
}

export const sscRule = (spec: Omit<RuleSpec, 'family' | 'modes'>): Rule =>
  defineRule({ ...spec, family: 'SSC', modes: modesOf(spec.code) });
