import { errorList } from '#libs/platform/common/errors';

export const authenticationErrors = errorList({
  error_session_ended: 401,
  /** One answer for an unknown name and a wrong password. */
  error_wrong_credentials: 401,
  /** No role of the operator has the permission that the call needs, which `params` names. */
  error_permission_missing: 403,
  /** The operator's last one-time code is older than ten minutes. */
  error_elevation_required: 403,
  error_operator_code_wrong: 422,
  /** The role or the operator was changed since the page read it. */
  error_operator_changed: 409,
  /** The member is the operator, or an upline of the operator's own account. */
  error_self_dealing: 403,
  error_member_unknown: 422,
  error_role_unknown: 422,
  error_operator_account_taken: 409,
  /** A person has one account at a brand. */
  error_operator_person_taken: 409,
  /** Neither who proposed it nor who approved it may be the operator whose log-in is renewed. */
  error_own_login: 409,
  /** One answer for an unknown account, a wrong code and one that is over. */
  error_setup_code_wrong: 422,
  /** Nobody would be left who may change roles. */
  error_last_administrator: 409,
  error_account_disabled: 403,
  error_non_member: 403,
  error_not_agent: 403,
  /** A trial account plays titles that may be tried, and does nothing else. */
  error_in_need_true_account: 403,
  error_login_locked: 423,
  /** Its value says how the person may prove who it is. */
  error_verification_required: 401,
  error_challenge_ended: 422,
  /** Only where the brand tells it. */
  error_account_unknown: 422,
  error_password_change_required: 403,
  error_password_wrong: 422,
  error_password_missing: 422,
  error_reset_link_invalid: 422,
  error_free_play_limit: 429,
  error_social_refused: 401,
  error_social_unavailable: 503,
  error_social_unlinked: 422,
  /** That account at the provider belongs to another account here. */
  error_social_taken: 409,
  /** The account has one of that provider already. */
  error_social_linked: 409,
  /** Nothing else would let the member in. */
  error_social_last_way: 422,
  /** An authenticator is on, and what was asked for needs one of its codes. */
  error_second_factor_required: 422,
  error_second_factor_wrong: 422,
  /** A reset of the authenticator is under way already; or none is any more. */
  error_factor_reset_open: 409,
  error_factor_reset_over: 409,
  /** Who proposed it does not confirm it. */
  error_factor_reset_own: 409,
  error_totp_active: 409,
  error_totp_missing: 422,
  error_real_name_fixed: 409,
  error_payment_password_missing: 422,
  error_payment_password_wrong: 422,
  error_payment_password_locked: 423,
});
