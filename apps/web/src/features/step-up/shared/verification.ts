import type { SessionValue, StepUpValue } from '#libs/authentication/common/session.calls';
import { type ApiError, apiErrorOf } from '../../../data/calls/api-error';

/** How the further check of a log-in or recovery ends. */
export type VerificationEnd =
  | { type: 'VERIFIED'; session: SessionValue }
  /** Without a session; with the reason where that was not by choice. */
  | { type: 'NOT_VERIFIED'; refusal: ApiError | null };

/** What the person has to prove before the refused call goes on; `null` where it was refused for another reason. */
export function challengeOf(error: unknown): StepUpValue | null {
  const { code, detail } = apiErrorOf(error);
  return code === 'error_verification_required' ? (detail.value as StepUpValue) : null;
}
