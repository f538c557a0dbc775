/** Counts, and what failed by name: `{ passed, failed, skipped, failures }`. */
export const NOTHING = { passed: 0, failed: 0, skipped: 0, failures: [] };

export const success = () => ({ ...NOTHING, passed: 1 });

export const failure = (name) => ({ ...NOTHING, failed: 1, failures: [name] });

export const add = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  failures: [...a.failures, ...b.failures],
});

/** A suite's counts, and one more failure if it failed without naming a failed test. */
export const withEnd = (tally, ok, title) => (ok || tally.failed > 0 ? tally : add(tally, failure(title)));

const fileOf = (file) => file.replace(`${process.cwd()}/`, '');

/** The counts of Jest's report. A file that could not be run is one failure, a todo one skip. */
export function tallyOfJest(report) {
  const failures = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const names = failed.map(({ fullName }) => `${fileOf(name)}: ${fullName}`);
    return names.length > 0 || status !== 'failed' ? names : [`${fileOf(name)} could not be run`];
  });
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
  };
}

const failedStories = (suite) => [
  ...(suite.specs ?? []).filter(({ ok }) => !ok).map(({ file, title }) => `e2e/${file}: ${title}`),
  ...(suite.suites ?? []).flatMap(failedStories),
];

/** The counts of Playwright's report. An error outside of any test is one failure. */
export function tallyOfPlaywright({ stats, errors, suites }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [...suites.flatMap(failedStories), ...errors.map(({ message }) => `e2e: ${message}`)],
  };
}
