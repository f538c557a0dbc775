import { errorList } from '#libs/platform/common/errors';

export const messagingErrors = errorList({
  /** Another operator has saved the broadcast since it was read. */
  error_broadcast_changed: 409,
  /** The broadcast is in a state that does not allow this. */
  error_broadcast_state: 409,
  /** It was closed too long ago to be opened again. */
  error_thread_closed: 409,
  /** Only a complaint is acknowledged. */
  error_thread_no_complaint: 409,
});
