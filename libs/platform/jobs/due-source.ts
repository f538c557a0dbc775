import type { AnyJob } from './job-definition.js';

export interface DueRow {
  /** Identifies the row within its source. */
  jobId: string;
  /** The deadline, rounded up to whole milliseconds. */
  at: Date;
  payload: unknown;
}

/** The page size of a source. */
export const DUE_PAGE = 200;

/** Rows with a deadline. The deadline itself says that there is work: a row is returned for as long as it has one. */
export interface DueSource {
  /** Its handler locks the row and checks it again: it may be called twice for one deadline, and then does nothing. */
  job: AnyJob;
  /**
   * The rows that are due at a moment of business time, which may be in the future, the earliest first: at most
   * `DUE_PAGE` rows after the first `skip`. Rows that are claimed or wait for another attempt may be left out.
   */
  due(until: Date, skip: number): Promise<DueRow[]>;
}
