import { Controller } from '@nestjs/common';
import { WithdrawalOperatorService } from '#libs/cashier/index';
import type { InputOf } from '#libs/platform/common/call';
import type { OperatorCaller } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import {
  approveWithdrawal,
  claimWithdrawal,
  confirmForcedReceipt,
  distributeWithdrawal,
  rejectWithdrawal,
  releaseWithdrawal,
  resolveWithdrawal,
} from './common/withdrawal-operator.calls.js';

/** How a dispute may end. */
const RESOLUTIONS = {
  resend: 'RESEND',
  refund: 'REFUND',
  'propose-force': 'PROPOSE_FORCE',
  'drop-force': 'DROP_FORCE',
} as const;

/** The moves of operators on withdrawals. */
@Controller()
export class WithdrawalOperatorController {
  constructor(private readonly withdrawals: WithdrawalOperatorService) {}

  @Handle(claimWithdrawal)
  claim(input: InputOf<typeof claimWithdrawal>, operator: OperatorCaller) {
    return this.withdrawals.applyMove(operator, input.id, 'CLAIM', input);
  }

  @Handle(releaseWithdrawal)
  release(input: InputOf<typeof releaseWithdrawal>, operator: OperatorCaller) {
    return this.withdrawals.applyMove(operator, input.id, 'RELEASE', input);
  }

  @Handle(approveWithdrawal)
  approve(input: InputOf<typeof approveWithdrawal>, operator: OperatorCaller) {
    return this.withdrawals.applyMove(operator, input.id, 'APPROVE', input);
  }

  @Handle(rejectWithdrawal)
  reject(input: InputOf<typeof rejectWithdrawal>, operator: OperatorCaller) {
    return this.withdrawals.applyMove(operator, input.id, 'REJECT', input);
  }

  @Handle(distributeWithdrawal)
  distribute(input: InputOf<typeof distributeWithdrawal>, operator: OperatorCaller) {
    return this.withdrawals.applyMove(operator, input.id, 'DISTRIBUTE', input);
  }

  @Handle(resolveWithdrawal)
  resolve(input: InputOf<typeof resolveWithdrawal>, operator: OperatorCaller) {
    return this.withdrawals.applyMove(operator, input.id, RESOLUTIONS[input.outcome], input);
  }

  @Handle(confirmForcedReceipt)
  confirmForce(input: InputOf<typeof confirmForcedReceipt>, operator: OperatorCaller) {
    return this.withdrawals.applyMove(operator, input.id, 'CONFIRM_FORCE', input);
  }
}
