/** What every form of the security centre gets. */
export interface SecurityFormProps {
  /** The account has a log-in password, which is asked for again. */
  hasPassword: boolean;
  onSaved: () => void;
  /** Recovery codes are under way or on show, which nobody closes: they are never shown again. */
  onCodes: (coming: boolean) => void;
}

/** What the server says of the proofs that a change of the account asks for, by their fields. */
export const PROOF_OWNERS = {
  error_code_wrong: 'verificationCode',
  error_code_expired: 'verificationCode',
  error_password_wrong: 'password',
  error_second_factor_required: 'factorCode',
  error_second_factor_wrong: 'factorCode',
} as const;
