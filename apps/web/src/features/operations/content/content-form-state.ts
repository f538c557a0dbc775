import type { AnnouncementDraft } from '#libs/site/common/announcements';
import type { useForm } from '../../../forms/use-form';

/** What the parts of the form take of it. */
export type ContentFormState = ReturnType<typeof useForm<AnnouncementDraft>>;
