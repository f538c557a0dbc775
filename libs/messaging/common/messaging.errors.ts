import { errorList } from '#libs/platform/common/errors';

export const messagingErrors = errorList({
  /** Another operator has saved the broadcast since it was read. */
  error_broadcast_changed: 409,
  /** The broadcast is in a state that does not allow this. */
  error_broadcast_state: 409,
  /** The uploaded list names accounts that the brand does not have. */
  error_list_unknown: 422,
  /** It was closed too long ago to be opened again. */
  error_thread_closed: 409,
  /** Only a chat that is over is rated, and once. */
  error_chat_not_rated: 409,
  /** Customer service is closed, and a guest could not read an answer later. */
  error_service_closed: 409,
  /** A complaint is answered after the session of a guest has ended. */
  error_thread_of_guest: 409,
  /** A transcript goes to a proved address alone, and the member has none. */
  error_email_unproved: 422,
  /** Only a complaint is acknowledged. */
  error_thread_no_complaint: 409,
});
