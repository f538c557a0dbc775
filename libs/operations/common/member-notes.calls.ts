import { z } from 'zod';
import { defineCall } from '#libs/platform/common/call';
import { keysetPageOf, keysetPaging } from '#libs/platform/common/paging';

const access = ['operator'] as const;
const id = z.string().regex(/^[1-9]\d{0,17}$/);

/** Characters of a note. */
export const NOTE_LENGTH = { min: 3, max: 500 };

/** What an operator wrote about a member; the member never sees it. */
export const memberNote = z.object({
  id: z.string(),
  text: z.string(),
  by: z.object({ id: z.string(), account: z.string() }),
  at: z.string(),
});
export type MemberNote = z.output<typeof memberNote>;

export const listMemberNotes = defineCall({
  method: 'GET',
  path: '/wps/ops/members/:id/notes',
  summary: 'What operators wrote about a member, newest first',
  access,
  permission: 'member.read',
  input: z.strictObject({ id, ...keysetPaging }),
  value: keysetPageOf(memberNote),
});

export const writeMemberNote = defineCall({
  method: 'POST',
  path: '/wps/ops/members/:id/notes',
  summary: 'Writes a note about a member, for operators alone',
  access,
  permission: 'member.note',
  idempotent: true,
  input: z.strictObject({ id, text: z.string().trim().min(NOTE_LENGTH.min).max(NOTE_LENGTH.max) }),
  value: memberNote,
});
