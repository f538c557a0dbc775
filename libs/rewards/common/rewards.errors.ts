import { errorList } from '#libs/platform/common/errors';

export const rewardErrors = errorList({
  /** Less than the smallest claim has come together. */
  error_rebate_below_minimum: 422,
  /** The member has fewer points. */
  error_points_short: 422,
  /** Fewer points than may be converted at once. */
  error_points_below_minimum: 422,
  /** It was claimed before, has lapsed, or is nobody's to claim. */
  error_reward_not_claimable: 409,
  /** The promotion is not for this member. */
  error_not_eligible: 422,
  /** It is over, paused, or has not begun. */
  error_campaign_over: 422,
  error_campaign_budget_spent: 422,
  /** The application is in another state by now. */
  error_application_state: 409,
  /** The bonus that was chosen is for larger deposits. */
  error_deposit_below_bonus: 422,
  /** Unknown, used, or over. */
  error_code_invalid: 422,
  /** The campaign is in another state by now. */
  error_campaign_state: 409,
  /** Another operator has saved it meanwhile. */
  error_campaign_changed: 409,
  /** Fewer pieces are left. */
  error_out_of_stock: 422,
  /** A member may redeem fewer pieces of it. */
  error_redeem_limit: 422,
  /** An operator has decided about the VIP level meanwhile. */
  error_level_decided: 409,
  /** An operator has changed the goods since they were read. */
  error_goods_changed: 409,
  /** More pieces are redeemed than the stock would have. */
  error_stock_below_orders: 422,
  /** The redemption is in another state by now. */
  error_redemption_state: 409,
});
