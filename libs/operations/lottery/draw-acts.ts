import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { DrawChanges } from '#libs/lottery/index';
import { Proposals } from '../proposals/proposals.service.js';
import type { ProposedAct } from '../proposals/proposed-act.js';

const voidPayload = z.strictObject({ id: z.string(), gameCode: z.string(), drawNo: z.string() });
const correctionPayload = voidPayload.extend({ result: z.string() });
type VoidPayload = z.output<typeof voidPayload>;
type CorrectionPayload = z.output<typeof correctionPayload>;

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

  constructor(
    private readonly draws: DrawChanges,
    private readonly proposals: Proposals,
  ) {}

  onModuleInit(): void {
    this.proposals.register(this.makeVoid);
    this.proposals.register(this.correct);
  }
}
