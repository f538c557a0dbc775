import { Injectable, type OnModuleInit } from '@nestjs/common';
import { NewMembers, Tree } from '#libs/identity/index';
import { Boards } from '#libs/platform/push/boards';
import { teamChanged } from '../common/team.events.js';

/** Keeps the pages of agents current: what happens to an account concerns itself and all above. */
@Injectable()
export class TeamBoard implements OnModuleInit {
  constructor(
    private readonly boards: Boards,
    private readonly newMembers: NewMembers,
    private readonly tree: Tree,
  ) {}

  onModuleInit(): void {
    this.boards.concern(teamChanged, async (persons, watching) => {
      const above = await this.tree.uplinesAmong(watching, persons);
      const themselves = watching.filter((agent) => persons.includes(agent));
      return [...new Set([...above, ...themselves])];
    });
    this.newMembers.onWelcome(async ({ id, upline }) => {
      if (upline !== null) this.boards.happenedTo(id);
    });
  }
}
