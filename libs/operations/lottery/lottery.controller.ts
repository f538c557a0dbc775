import { Controller, type OnModuleInit } from '@nestjs/common';
import {
  DrawCases,
  DrawChanges,
  DrawDetails,
  FeedConfirmations,
  NumberPriceChanges,
  ResultEntries,
  SaleLimitChanges,
} from '#libs/lottery/index';
import type { InputOf } from '#libs/platform/common/call';
import { CallChecks } from '#libs/platform/http/call-checks';
import type { OperatorCaller } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import {
  changeSaleLimits,
  confirmDrawResult,
  drawList,
  enterDrawResult,
  getDraw,
  listSaleLimits,
  priceDrawNumbers,
  proposeDrawCorrection,
  proposeDrawDate,
  proposeVoidDraw,
  suspendDraw,
} from '../common/lottery.calls.js';
import { ProposalQueries } from '../proposals/proposal-queries.js';
import { Proposals } from '../proposals/proposals.service.js';
import type { ProposedAct } from '../proposals/proposed-act.js';
import { DrawActs } from './draw-acts.js';

@Controller()
export class LotteryController implements OnModuleInit {
  constructor(
    private readonly checks: CallChecks,
    private readonly cases: DrawCases,
    private readonly details: DrawDetails,
    private readonly changes: DrawChanges,
    private readonly entries: ResultEntries,
    private readonly confirmations: FeedConfirmations,
    private readonly numbers: NumberPriceChanges,
    private readonly limits: SaleLimitChanges,
    private readonly acts: DrawActs,
    private readonly proposals: Proposals,
    private readonly queries: ProposalQueries,
  ) {}

  onModuleInit(): void {
    this.checks.register(enterDrawResult, (operator, { id, result }) =>
      this.entries.assertMatches(operator, id, result),
    );
  }

  @Handle(drawList.page)
  list({ search, ...filter }: InputOf<typeof drawList.page>, { brand }: OperatorCaller) {
    return this.cases.list({ ...filter, brand, drawNo: search });
  }

  @Handle(getDraw)
  get({ id }: InputOf<typeof getDraw>, { brand }: OperatorCaller) {
    return this.details.get(brand, id);
  }

  @Handle(enterDrawResult)
  async enter({ id, result }: InputOf<typeof enterDrawResult>, operator: OperatorCaller) {
    return { final: await this.entries.enter(operator, id, result) };
  }

  @Handle(confirmDrawResult)
  async confirm({ id, result }: InputOf<typeof confirmDrawResult>, operator: OperatorCaller) {
    await this.confirmations.confirm(operator, id, result);
    return {};
  }

  @Handle(suspendDraw)
  async suspend({ id, suspended, reason }: InputOf<typeof suspendDraw>, operator: OperatorCaller) {
    await this.changes.suspend(operator, id, suspended, reason);
    return {};
  }

  @Handle(priceDrawNumbers)
  async price({ id, reason, ...numbers }: InputOf<typeof priceDrawNumbers>, operator: OperatorCaller) {
    await this.numbers.set(operator, id, numbers, reason);
    return {};
  }

  @Handle(proposeVoidDraw)
  async proposeVoid({ id, reason }: InputOf<typeof proposeVoidDraw>, operator: OperatorCaller) {
    return this.propose(operator, this.acts.makeVoid, await this.nameOf(operator, id), reason);
  }

  @Handle(proposeDrawCorrection)
  async proposeCorrection(
    { id, result, reason }: InputOf<typeof proposeDrawCorrection>,
    operator: OperatorCaller,
  ) {
    const payload = { ...(await this.nameOf(operator, id)), result };
    return this.propose(operator, this.acts.correct, payload, reason);
  }

  @Handle(proposeDrawDate)
  async proposeDate({ id, date, reason }: InputOf<typeof proposeDrawDate>, operator: OperatorCaller) {
    const payload = { ...(await this.nameOf(operator, id)), date };
    return this.propose(operator, this.acts.move, payload, reason);
  }

  @Handle(listSaleLimits)
  async listLimits(_: unknown, { brand }: OperatorCaller) {
    return { list: await this.limits.list(brand) };
  }

  @Handle(changeSaleLimits)
  async changeLimits(
    { code, version, reason, ...limits }: InputOf<typeof changeSaleLimits>,
    operator: OperatorCaller,
  ) {
    await this.limits.change(operator, code, { version, limits, reason });
    return {};
  }

  private async nameOf({ brand }: OperatorCaller, id: string) {
    const { value } = await this.cases.get(brand, id);
    return { id, gameCode: value.gameCode, drawNo: value.drawNo };
  }

  private async propose<Payload>(
    operator: OperatorCaller,
    act: ProposedAct<Payload>,
    payload: Payload,
    reason: string,
  ) {
    const id = await this.proposals.propose(operator, act, payload, reason);
    return { proposal: await this.queries.get(operator.brand, id) };
  }
}
