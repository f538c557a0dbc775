import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { DrawChanges, DrawDateChanges } from '#libs/lottery/index';
import { Proposals } from '../proposals/proposals.service.js';
import type { ProposedAct } from '../proposals/proposed-act.js';

const voidPayload = z.strictObject({ id: z.string(), gameCode: z.string(), drawNo: z.string() });
const correctionPayload = voidPayload.extend({ result: z.string() });
const datePayload = voidPayload.extend({ date: z.string() });
type VoidPayload = z.output<typeof voidPayload>;
type CorrectionPayload = z.output<typeof correctionPayload>;
type DatePayload = z.output<typeof datePayload>;

const terms = { permission: 'draw.propose', confirmPermission: 'draw.confirm' } as const;
const subjectOf = ({ gameCode, drawNo }: VoidPayload) => `draw ${gameCode} ${drawNo}`;

/** Acts on draws that take two operators. */
@Injectable()
export class DrawActs implements OnModuleInit {
  readonly makeVoid: ProposedAct<VoidPayload> = {
    name: 'draw.void',
    ...terms,
    payload: voidPayload,
    subjectOf,
    prepare: async (brand, { id }) => {
      const { revision, result } = await this.draws.lockForVoid(brand, id);
      // A draw that has its result since is another one to decide about.
      const version = `${revision} ${result ?? ''}`;
      return { version, before: { result }, after: { result: 'void' } };
    },
    apply: (approver, { id }, { reason }) => this.draws.makeVoid(approver, id, reason),
  };

  readonly correct: ProposedAct<CorrectionPayload> = {
    name: 'draw.correct',
    ...terms,
    payload: correctionPayload,
    subjectOf,
    prepare: async (brand, { id, result: typed }) => {
      const { draw, result } = await this.draws.lockForCorrection(brand, id, typed);
      return { version: String(draw.revision), before: { result: draw.result }, after: { result } };
    },
    apply: (approver, { id, result }, { reason }) => this.draws.correct(approver, id, result, reason),
  };

  /** Takes two, since a sale that goes on beyond the public drawing sells what is known. */
  readonly move: ProposedAct<DatePayload> = {
    name: 'draw.move',
    ...terms,
    payload: datePayload,
    subjectOf,
    prepare: async (brand, { id, date }) => {
      const { draw, day } = await this.dates.lockForMove(brand, id, date);
      return { version: draw.drawAt.toISOString(), before: { date: day }, after: { date } };
    },
    apply: (approver, { id, date }, { reason }) => this.dates.move(approver, id, date, reason),
  };

  constructor(
    private readonly draws: DrawChanges,
    private readonly dates: DrawDateChanges,
    private readonly proposals: Proposals,
  ) {}

  onModuleInit(): void {
    this.proposals.register(this.makeVoid);
    this.proposals.register(this.correct);
    this.proposals.register(this.move);
  }
}
