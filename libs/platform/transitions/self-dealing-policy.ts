/** Whether an operator may act on members. Implemented by authentication, which knows whose accounts are whose. */
export abstract class SelfDealingPolicy {
  /** @throws AppError 403 where one of the members is the operator's own account, or an upline of one */
  abstract assertMayActOn(operator: string, members: readonly string[]): Promise<void>;
}
