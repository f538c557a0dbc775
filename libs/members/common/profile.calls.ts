import { z } from 'zod';
import { defineCall, LOGGED_IN, MEMBERS_AND_AGENTS } from '#libs/platform/common/call';
import { AVATARS } from './avatars.js';

const avatar = z.enum(AVATARS).nullable();
const done = z.object({});

export const getProfile = defineCall({
  method: 'GET',
  path: '/wps/member/profile',
  summary: 'How the member is called and shown, and what else of the account the member may fill in',
  access: MEMBERS_AND_AGENTS,
  whileClosed: true,
  input: z.strictObject({}),
  value: z.object({
    id: z.string(),
    account: z.string(),
    nickname: z.string().nullable(),
    /** In characters; an optional nickname may be taken away again. */
    nicknameRule: z.object({ required: z.boolean(), minLength: z.int(), maxLength: z.int() }),
    /** `null` for the first letters of the name. */
    avatar,
    /** `yyyy-MM-dd`; `null` until it is given. */
    birthDate: z.string().nullable(),
    minimumAge: z.int(),
    /** The latest day on which somebody of that age may be born, as of today in the brand's time zone. */
    latestBirthDate: z.string(),
    registeredAt: z.string(),
  }),
});

export const getAvatar = defineCall({
  method: 'GET',
  path: '/wps/member/info/icon',
  summary: "The member's avatar by its name; `null` for the first letters of the name",
  access: LOGGED_IN,
  whileClosed: true,
  input: z.strictObject({}),
  value: z.object({ avatar }),
});

export const setNickname = defineCall({
  method: 'PUT',
  path: '/wps/member/profile/nickname',
  summary: 'Sets the nickname under the rule of the registration; an empty one takes it away',
  access: MEMBERS_AND_AGENTS,
  input: z.strictObject({ nickname: z.string().max(500) }),
  value: done,
});

export const setAvatar = defineCall({
  method: 'PUT',
  path: '/wps/member/profile/avatar',
  summary: 'Chooses one of the drawn avatars, or none',
  access: MEMBERS_AND_AGENTS,
  input: z.strictObject({ avatar }),
  value: done,
});

export const setBirthDate = defineCall({
  method: 'PUT',
  path: '/wps/member/profile/birth-date',
  summary: 'Gives the birth date, once; nobody below the age limit of the brand may give one',
  access: MEMBERS_AND_AGENTS,
  sealed: true,
  input: z.strictObject({ birthDate: z.string().trim().max(255) }),
  value: done,
});
