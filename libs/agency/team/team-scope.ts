import { Injectable } from '@nestjs/common';
import { type Relative, Tree } from '#libs/identity/index';
import type { LoggedIn } from '#libs/platform/http/caller';
import { invalidInput, Refusal } from '#libs/platform/http/refusal';
import { BrandRegistry } from '#libs/site/index';
import { agencyErrors } from '../common/agency.errors.js';

const DAY_MS = 86_400_000;
const MOST_DAYS = 400;

/** Which part of the tree an agent asks about: the own tree or a part of it, and nothing else. */
@Injectable()
export class TeamScope {
  constructor(
    private readonly tree: Tree,
    private readonly brands: BrandRegistry,
  ) {}

  /** From the agent down to `of`, the agent without it. @throws Refusal 404 for one who is not in the agent's tree */
  async path(caller: LoggedIn, of: string | undefined): Promise<{ root: string; path: Relative[] }> {
    const root = of ?? caller.person;
    const path = await this.tree.pathTo(caller.person, root);
    if (!path) throw new Refusal(agencyErrors.error_downline_unknown);
    return { root, path };
  }

  settingsOf(caller: LoggedIn) {
    return this.brands.byId(caller.brand).settings;
  }
}

/** A half-open span with the one of the same length before it. @throws Refusal 400 for one that is empty or too long */
export function spanOf(from: string, to: string): { before: Date; from: Date; to: Date } {
  const [start, end] = [Date.parse(from), Date.parse(to)];
  const length = end - start;
  if (length <= 0 || length > MOST_DAYS * DAY_MS)
    throw invalidInput([{ field: 'to', code: 'field_invalid' }]);
  return { before: new Date(start - length), from: new Date(start), to: new Date(end) };
}
