import { betSettled } from '#libs/games/common/bet.events';
import { balanceChanged } from '#libs/ledger/common/ledger.events';
import type { ValueOf } from '#libs/platform/common/call';
import type { Bonus } from '#libs/wagering/common/bonus';
import { bonusOrder } from '#libs/wagering/common/bonus';
import type { listBonuses } from '#libs/wagering/common/bonus.calls';
import { bonusChanged } from '#libs/wagering/common/bonus.events';
import { invalidate, mergeInto } from '../../data/push/cache-rules';
import { on } from '../../data/push/push-table';
import { WITHDRAWAL_OPTIONS_KEY } from '../withdrawal/shared/withdrawal-options-key';
import { BONUSES } from './bonus.api';

type Held = ValueOf<typeof listBonuses>;

const change = ({ list }: Held, fieldsOf: (bonus: Bonus) => Partial<Bonus>) => ({
  list: list.map((bonus) => ({ ...bonus, ...fieldsOf(bonus) })),
});
const isPlayed = ({ status }: Bonus): boolean => status === 'active' || status === 'closing';

export const bonusPushes = [
  ...on(
    [bonusChanged],
    mergeInto(BONUSES, (changed, { list }: Held) => ({
      list: [...list.filter(({ id }) => id !== changed.id), changed].sort(bonusOrder),
    })),
    invalidate(WITHDRAWAL_OPTIONS_KEY),
    invalidate('transfers'),
  ),
  // Rounds count towards it.
  ...on(
    [betSettled],
    mergeInto(BONUSES, ({ wagering = [] }, held: Held) =>
      change(held, ({ id }) => wagering.find((counted) => counted.id === id) ?? {}),
    ),
  ),
  // All bonus money belongs to the bonus that is played with.
  ...on(
    [balanceChanged],
    mergeInto(BONUSES, ({ bonus: money, currency }, held: Held) =>
      change(held, (bonus) => (isPlayed(bonus) && bonus.currency === currency ? { money } : {})),
    ),
  ),
];
