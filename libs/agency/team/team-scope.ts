import { Injectable } from '@nestjs/common';
import { type Relative, Tree } from '#libs/members/index';

import { AppError, invalidInput } from '#libs/platform/http/app-error';
import type { LoggedIn } from '#libs/platform/http/caller';
import { BrandRegistry } from '#libs/site/index';
import { agencyErrors } from '../common/agency.errors.js';

const DAY_MS = 86_400_000;
const MAX_DAYS = 400;

/** Limits what an agent may ask about to the agent's own team. */
@Injectable()
export class TeamScope {
  constructor(
    private readonly tree: Tree,
    private readonly brands: BrandRegistry,
  ) {}

  /** The path from the agent down to `of`, by default the agent. @throws AppError 404 if `of` is not in the agent's team */
  async path(caller: LoggedIn, of: string | undefined): Promise<{ root: string; path: Relative[] }> {
    const root = of ?? caller.person;
    const path = await this.tree.pathTo(caller.person, root);
    if (!path) throw new AppError(agencyErrors.error_downline_unknown);
    return { root, path };
  }

  /** Whether nobody is above the agent, so that the team is a whole tree. */
  async isTop(agent: string): Promise<boolean> {
    return (await this.topOf(agent)) === agent;
  }

  /** The member at the top of the agent's tree. */
  topOf(agent: string): Promise<string> {
    return this.tree.topOf(agent);
  }

  settingsOf(caller: LoggedIn) {
    return this.brands.byId(caller.brand).settings;
  }
}

/** A half-open span, and the beginning of the span of the same length before it. @throws AppError 400 if it is empty or too long */
export function spanOf(from: string, to: string): { before: Date; from: Date; to: Date } {
  const [start, end] = [Date.parse(from), Date.parse(to)];
  const length = end - start;
  if (length <= 0 || length > MAX_DAYS * DAY_MS) throw invalidInput([{ field: 'to', code: 'field_invalid' }]);
  return { before: new Date(start - length), from: new Date(start), to: new Date(end) };
}
