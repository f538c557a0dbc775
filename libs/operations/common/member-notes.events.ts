import { z } from 'zod';
import { defineBoard } from '#libs/platform/common/board';

export const memberNotesChanged = defineBoard({
  name: 'operations.member-notes-changed',
  summary: 'An operator wrote a note about some member; open lists of notes are to be read again',
  audience: 'operators',
  data: z.object({
    /** Id of the brand's newest note. */
    latest: z.string().nullable(),
  }),
});
