import { errorList } from '#libs/platform/common/errors';

export const lotteryErrors = errorList({
  /** The sale of the draw is over, or it is void. `next`: the number of the draw on sale, or nothing. */
  error_draw_closed: 422,
  error_draw_suspended: 422,
  /** `line` (from 1) and `reason`, one of `PICK_REFUSALS` or `LINE_REFUSALS`. */
  error_lottery_picks: 422,
  /** What the page counted is not what the picks come to: `bets` and `amount` are the server's. */
  error_lottery_amount: 422,
  /** `min` and `max` of a line, or of a member's stake in one draw. */
  error_lottery_stake: 422,
  /** `max` that one ticket may win. */
  error_lottery_win_limit: 422,
  /** `left`: how much more an outcome of this draw may pay. */
  error_lottery_number_full: 422,
  /** `number` of the `line` (from 1) cannot be bet on in this draw. */
  error_lottery_number_closed: 422,
  /** The numbers are no result of this game. */
  error_draw_result: 422,
  /** A draw can be moved to a day between `from` and `to` (`yyyy-MM-dd`) only, both included. */
  error_draw_date: 422,
  error_chase_draws: 422,
  /** So many tickets of this game may be cancelled in a day. */
  error_ticket_cancellations_used: 422,
  error_ticket_move_not_allowed: 409,
  error_chase_move_not_allowed: 409,
  /** `line` (from 1) and its `odds` now, by class. */
  error_lottery_odds_changed: 409,
  /** The draw is not in the state that this needs. `status`: its state. */
  error_draw_move_not_allowed: 409,
  /** `places`: the prizes, from 1, in which two operators typed different numbers. Both have to type the result again. */
  error_result_mismatch: 409,
  /** Another operator has changed the limits meanwhile. */
  error_lottery_limits_changed: 409,
});
