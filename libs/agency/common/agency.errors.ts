import { errorList } from '#libs/platform/common/errors';

export const agencyErrors = errorList({
  /** No account with this id is directly below the agent. */
  error_downline_unknown: 404,
  /** Offers go to agents; a plain member cannot have a contract. */
  error_downline_not_agent: 422,
  error_downline_inactive: 422,
  error_contract_kind_disabled: 422,
  /** A rate is above what the brand allows; `params` names the rate and its cap. */
  error_contract_above_cap: 422,
  /** A rate is above (for dividends: not below) the contract that is in force above it. */
  error_contract_above_own: 422,
  error_contract_tiers_fall: 422,
  /** These terms are in force already. */
  error_contract_same_terms: 422,
  /** The contract's state no longer allows the move. */
  error_contract_move_not_allowed: 409,
  /** The affected contracts have changed since they were shown; the reply has the new list. */
  error_contract_impact_changed: 409,
  /** The brand refuses an acceptance while contracts below pay more than the new terms. */
  error_contract_conflict: 422,
  error_registration_link_limit: 422,
  error_registration_link_closed: 409,
  error_dividend_not_owed: 409,
  error_dividend_funds_short: 422,
});
