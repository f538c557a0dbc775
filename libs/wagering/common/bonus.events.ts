import { definePush } from '#libs/platform/common/push';
import { bonus } from './bonus.js';

export const bonusChanged = definePush({
  name: 'bonus.changed',
  summary:
    'A bonus was given, began, passed its last day, or ended; carries it as the list of bonuses shows it',
  data: bonus,
});
