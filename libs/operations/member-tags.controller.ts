import { Controller } from '@nestjs/common';
import { OperatorMembers } from '#libs/authentication/index';
import { MemberTags } from '#libs/members/index';
import type { InputOf } from '#libs/platform/common/call';
import type { OperatorCaller } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { listMemberTags, tagMember, untagMember } from './common/member-tags.calls.js';

@Controller()
export class MemberTagsController {
  constructor(
    private readonly tags: MemberTags,
    private readonly operatorMembers: OperatorMembers,
  ) {}

  @Handle(listMemberTags)
  async list({ id }: InputOf<typeof listMemberTags>, { brand }: OperatorCaller) {
    return { tags: await this.tags.list(brand, id) };
  }

  @Handle(tagMember)
  async add({ id, tag }: InputOf<typeof tagMember>, operator: OperatorCaller) {
    await this.operatorMembers.assertMayActOn(operator.id, [id]);
    return { tags: await this.tags.add(operator, id, tag) };
  }

  @Handle(untagMember)
  async remove({ id, tag }: InputOf<typeof untagMember>, operator: OperatorCaller) {
    await this.operatorMembers.assertMayActOn(operator.id, [id]);
    return { tags: await this.tags.remove(operator, id, tag) };
  }
}
