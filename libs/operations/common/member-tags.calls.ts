import { z } from 'zod';
import { memberTag } from '#libs/members/common/member-tags';
import { defineCall } from '#libs/platform/common/call';

const access = ['operator'] as const;
const id = z.string().regex(/^[1-9]\d{0,17}$/);
const memberTags = z.object({ tags: z.array(memberTag) });

export const listMemberTags = defineCall({
  method: 'GET',
  path: '/wps/ops/members/:id/tags',
  summary: 'By what operators have marked a member',
  access,
  permission: 'member.read',
  input: z.strictObject({ id }),
  value: memberTags,
});

export const tagMember = defineCall({
  method: 'POST',
  path: '/wps/ops/members/:id/tags',
  summary: 'Marks a member with a tag, for campaigns and messages; the member does not see it',
  access,
  permission: 'member.tag',
  idempotent: true,
  input: z.strictObject({ id, tag: memberTag }),
  value: memberTags,
});

export const untagMember = defineCall({
  method: 'POST',
  path: '/wps/ops/members/:id/tags/removal',
  summary: 'Takes a tag off a member',
  access,
  permission: 'member.tag',
  idempotent: true,
  input: z.strictObject({ id, tag: memberTag }),
  value: memberTags,
});
