import type { BroadcastDraft } from '#libs/messaging/common/broadcast';
import type { useForm } from '../../../forms/use-form';

/** What the parts of the form take of it. */
export type BroadcastFormState = ReturnType<typeof useForm<BroadcastDraft>>;
