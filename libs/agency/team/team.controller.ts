import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import { CallerOf, Input, type LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import {
  getAgentMenu,
  getTeamIncome,
  getTeamOverview,
  getTeamProfitLoss,
  listDownlines,
  listTeamBets,
  listTeamTransactions,
} from '../common/team.calls.js';
import { agentMenu } from './agent-menu.js';
import { Downlines } from './downlines.js';
import { TeamBets } from './team-bets.js';
import { TeamIncome } from './team-income.js';
import { TeamOverview } from './team-overview.js';
import { TeamScope } from './team-scope.js';
import { TeamStatement } from './team-statement.js';
import { TeamTransactions } from './team-transactions.js';

@Controller()
export class TeamController {
  constructor(
    private readonly scope: TeamScope,
    private readonly overviews: TeamOverview,
    private readonly downlines: Downlines,
    private readonly bets: TeamBets,
    private readonly transactions: TeamTransactions,
    private readonly statement: TeamStatement,
    private readonly income: TeamIncome,
  ) {}

  @Handle(getAgentMenu)
  menu(@CallerOf() caller: LoggedIn) {
    return { pages: agentMenu(this.scope.settingsOf(caller)) };
  }

  @Handle(getTeamOverview)
  overview(@CallerOf() caller: LoggedIn, @Input() input: InputOf<typeof getTeamOverview>) {
    return this.overviews.of(caller, input);
  }

  @Handle(listDownlines)
  listDownlines(@CallerOf() caller: LoggedIn, @Input() input: InputOf<typeof listDownlines>) {
    return this.downlines.list(caller, input);
  }

  @Handle(listTeamBets)
  listBets(@CallerOf() caller: LoggedIn, @Input() input: InputOf<typeof listTeamBets>) {
    return this.bets.list(caller, input);
  }

  @Handle(listTeamTransactions)
  listTransactions(@CallerOf() caller: LoggedIn, @Input() input: InputOf<typeof listTeamTransactions>) {
    return this.transactions.list(caller, input);
  }

  @Handle(getTeamProfitLoss)
  profitLoss(@CallerOf() caller: LoggedIn, @Input() input: InputOf<typeof getTeamProfitLoss>) {
    return this.statement.list(caller, input);
  }

  @Handle(getTeamIncome)
  teamIncome(@CallerOf() caller: LoggedIn, @Input() input: InputOf<typeof getTeamIncome>) {
    return this.income.list(caller, input);
  }
}
