import type { z } from 'zod';
import type { Permission } from '#libs/platform/common/call';
import type { OperatorCaller } from '#libs/platform/http/caller';
import type { SettingReach } from '#libs/site/common/setting-reach';

/** The fields of a subject, by name. */
export type Fields = Record<string, unknown>;

/** What an act may record of the proposal that it applies. */
export interface AppliedProposal {
  proposer: { id: string; account: string };
  reason: string;
}

/** An act that takes two operators. */
export interface ProposedAct<Payload> {
  /** As in `role.change`. */
  name: string;
  /** What the proposer needs, when proposing and still when it is approved. */
  permission: Permission;
  /** What the operator needs who approves or rejects it. */
  confirmPermission: Permission;
  payload: z.ZodType<Payload>;
  /** What the payload changes, as in `role cashier`. */
  subjectOf(payload: Payload): string;
  /**
   * The subject's version and the fields that the payload would change, with their values now and then. Locks the subject
   * in the caller's transaction. @throws AppError where the payload cannot be applied
   */
  prepare(brand: string, payload: Payload): Promise<{ version: string; before: Fields; after: Fields }>;
  /** Whom and what it touches, where that can be counted. */
  reach?(brand: string, payload: Payload): Promise<SettingReach[]>;
  /** Runs the act in the transaction of the approval, on the subject that `prepare` has locked. */
  apply(approver: OperatorCaller, payload: Payload, proposal: AppliedProposal): Promise<void>;
}
