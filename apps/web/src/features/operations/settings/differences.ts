/** A setting whose value is about to change. */
export interface SettingDifference {
  path: string;
  before: unknown;
  after: unknown;
  /** Where somebody else has changed it meanwhile: the value that the operator knew. */
  known?: unknown;
}
