import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import type { LoggedIn } from '#libs/platform/http/caller';
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
  menu(_: unknown, caller: LoggedIn) {
    return { pages: agentMenu(this.scope.settingsOf(caller)) };
  }

  @Handle(getTeamOverview)
  overview(input: InputOf<typeof getTeamOverview>, caller: LoggedIn) {
    return this.overviews.of(caller, input);
  }

  @Handle(listDownlines)
  listDownlines(input: InputOf<typeof listDownlines>, caller: LoggedIn) {
    return this.downlines.list(caller, input);
  }

  @Handle(listTeamBets)
  listBets(input: InputOf<typeof listTeamBets>, caller: LoggedIn) {
    return this.bets.list(caller, input);
  }

  @Handle(listTeamTransactions)
  listTransactions(input: InputOf<typeof listTeamTransactions>, caller: LoggedIn) {
    return this.transactions.list(caller, input);
  }

  @Handle(getTeamProfitLoss)
  profitLoss(input: InputOf<typeof getTeamProfitLoss>, caller: LoggedIn) {
    return this.statement.list(caller, input);
  }

  @Handle(getTeamIncome)
  teamIncome(input: InputOf<typeof getTeamIncome>, caller: LoggedIn) {
    return this.income.list(caller, input);
  }
}
