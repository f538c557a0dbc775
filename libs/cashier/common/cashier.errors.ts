import { errorList } from '#libs/platform/common/errors';

export const cashierErrors = errorList({
  error_signature_invalid: 401,
  error_deposit_method_unknown: 422,
  error_deposit_below_minimum: 422,
  error_deposit_above_maximum: 422,
  error_too_many_open_deposits: 422,
  /** The reported payment cannot be credited to this deposit. */
  error_report_not_creditable: 422,
  /** Another report of the same payment is credited. */
  error_payment_credited: 409,
  error_withdrawal_below_minimum: 422,
  error_withdrawal_above_maximum: 422,
  error_insufficient_balance: 422,
  error_turnover_left: 422,
  /** The member's money is frozen because of an unpaid dividend. */
  error_outgoing_frozen: 422,
  /** The member owes for a deposit that was reversed. */
  error_outgoing_debt: 422,
  error_transfer_below_minimum: 422,
  /** No direct downline has this user name. */
  error_receiver_unknown: 422,
  error_receiver_inactive: 422,
  error_upline_missing: 422,
  error_withdrawals_today_used: 422,
  error_withdrawn_today_limit: 422,
  error_withdrawal_wait: 422,
  error_bank_account_unknown: 422,
  error_bank_account_taken: 409,
  error_bank_account_limit: 422,
  error_holder_mismatch: 422,
  /** The chart does not allow the move now: another move came first. */
  error_move_not_allowed: 409,
  error_receipt_deadline_passed: 409,
  error_full_payment_on_part: 422,
  error_proof_missing: 422,
  error_second_operator_needed: 409,
  /** Above the brand's threshold the operator who approved a withdrawal may neither pay nor resend it. */
  error_approver_does_not_pay: 409,
});
