import { Injectable, type OnModuleInit } from '@nestjs/common';
import { NewMembers, Tree } from '#libs/members/index';

import { Boards } from '#libs/platform/push/boards';
import { teamChanged } from '../common/team.events.js';

/** Pushes `team.changed` to agents whose figures change: what happens to a member affects the member and all uplines. */
@Injectable()
export class TeamBoard implements OnModuleInit {
  constructor(
    private readonly boards: Boards,
    private readonly newMembers: NewMembers,
    private readonly tree: Tree,
  ) {}

  onModuleInit(): void {
    this.boards.registerAffected(teamChanged, async (persons, watching) => {
      const above = await this.tree.uplinesAmong(watching, persons);
      const themselves = watching.filter((agent) => persons.includes(agent));
      return [...new Set([...above, ...themselves])];
    });
    this.newMembers.onAccountOpened(async ({ id, upline }) => {
      if (upline !== null) this.boards.touched(id);
    });
  }
}
