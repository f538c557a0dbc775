import type { AnyJob } from './job-catalogue.js';

export interface DueRow {
  /** Tells the row from all others of its source. */
  jobId: string;
  /** The deadline. */
  at: Date;
  payload: unknown;
}

/** How many rows a source gives at once. */
export const DUE_PAGE = 200;

/** Rows with a deadline. The deadline is what tells that there is work: a row is given for as long as it has one. */
export interface DueSource {
  /** Its handler locks the row and looks again: it may be called twice for one deadline, and then does nothing. */
  job: AnyJob;
  /**
   * What is due at a moment of business time, which may lie ahead, the earliest first: at most `DUE_PAGE` rows, after
   * the first `skip` of them. Rows that are taken, or wait for another try, may be left out.
   */
  due(until: Date, skip: number): Promise<DueRow[]>;
}
