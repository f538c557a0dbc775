import { Global, Module } from '@nestjs/common';
import { AccountOpening } from './account-opening.js';
import { Invitations } from './invitations.js';
import { MemberController } from './member.controller.js';
import { MemberTags } from './member-tags.js';
import { Members } from './members.service.js';
import { NewMembers } from './new-members.js';
import { ProfileController } from './profile.controller.js';
import { Profiles } from './profiles.service.js';
import { ReferralController } from './referral.controller.js';
import { Tree } from './tree.js';
import { TrialExtensions } from './trial-extensions.js';

@Global()
@Module({
  providers: [AccountOpening, Invitations, Members, MemberTags, NewMembers, Tree, TrialExtensions],
  exports: [AccountOpening, Invitations, Members, MemberTags, NewMembers, Tree],
})
export class MembersModule {}

@Module({
  controllers: [MemberController, ProfileController, ReferralController],
  providers: [Profiles],
})
export class MembersHttpModule {}
