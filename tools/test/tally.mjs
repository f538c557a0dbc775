/** Counts: `{ passed, failed, skipped }`. */
export const NOTHING = { passed: 0, failed: 0, skipped: 0 };

export const success = () => ({ ...NOTHING, passed: 1 });

export const failure = () => ({ ...NOTHING, failed: 1 });

export const add = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

/** A suite's counts, and one more failure if it failed without naming a failed test. */
export const withEnd = (tally, ok) => (ok || tally.failed > 0 ? tally : add(tally, failure()));

/** The counts of Jest's report. A file that could not be run is one failure, a todo one skip. */
export function tallyOfJest(report) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** The counts of Playwright's report. An error outside of any test is one failure. */
export function tallyOfPlaywright({ stats, errors }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}
