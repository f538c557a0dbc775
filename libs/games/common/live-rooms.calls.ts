import { z } from 'zod';
import { defineCall, EVERYBODY, MEMBERS_AND_AGENTS } from '#libs/platform/common/call';
import { languageInput } from '#libs/site/common/language-code';
import { game } from './games.calls.js';

/** How a provider names its rooms. */
export const ROOM_ID = /^[a-z][a-z\d-]{0,59}$/;

/** `break`: the host comes back, and the chat goes on. `offline`: there is no chat. */
export const ROOM_STATES = ['live', 'break', 'offline'] as const;

export const liveRoom = z.object({
  roomId: z.string(),
  /** Of the host. */
  name: z.string(),
  state: z.enum(ROOM_STATES),
  /** Members of the brand who are in its chat now. */
  viewers: z.int(),
  /** The host's, as BCP 47 has it; members write in any. */
  language: z.string(),
  /** The title at whose table the room is. */
  game,
});
export type LiveRoom = z.output<typeof liveRoom>;

export const listLiveModels = defineCall({
  method: 'GET',
  path: '/wps/relay/CBS_liveModelList',
  summary: 'The live rooms beside tables of the brand, with their hosts and how many are in their chats',
  access: EVERYBODY,
  input: z.strictObject({ language: languageInput }),
  value: z.object({
    /** Without it the provider does not answer, or the installation has none. */
    available: z.boolean(),
    list: z.array(liveRoom),
  }),
});

export const launchChat = defineCall({
  method: 'GET',
  path: '/wps/relay/CBS_launchChat',
  summary:
    'Opens the chat of a live room; the value carries the address of its page, which opens once within a minute',
  access: MEMBERS_AND_AGENTS,
  input: z.strictObject({
    /** As the list has it. */
    roomId: z.string().regex(ROOM_ID),
    language: languageInput,
    theme: z.enum(['night', 'paper']).optional(),
  }),
  value: z.object({ chatUrl: z.string() }),
});
