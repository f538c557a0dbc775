import { announcementEntries } from '../../features/announcements/announcements.entries';
import { depositEntries } from '../../features/deposit/deposit.entries';
import { loginEntries } from '../../features/login/login.entries';
import { memberEntries } from '../../features/member/member.entries';
import { messageEntries } from '../../features/messages/messages.entries';
import { registrationEntries } from '../../features/registration/registration.entries';
import type { MenuEntry } from '../../routes/menu-entry';

/** The entries of the first picture: those of the bars, and the first hundred of each menu. All others are in `later-entries.ts`. */
export const ENTRIES: readonly MenuEntry[] = [
  ...announcementEntries,
  ...depositEntries,
  ...loginEntries,
  ...memberEntries,
  ...messageEntries,
  ...registrationEntries,
];
