import type { Rule } from '../rule.js';
import { anywhereRules } from './anywhere.js';
import { directRules } from './direct.js';
import { groupRules } from './groups.js';
import { sideRules } from './sides.js';
import { windowRules } from './windows.js';

export const sscRules: readonly Rule[] = [
  ...directRules,
  ...groupRules,
  ...windowRules,
  ...anywhereRules,
  ...sideRules,
];
