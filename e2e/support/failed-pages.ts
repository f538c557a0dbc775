import fs from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const MOST_LINES = 90;

/** Prints what the page of a failed story showed, for a log whose machine is gone when it is read. */
export default class FailedPages implements Reporter {
  onTestEnd({ title }: TestCase, { attachments, status }: TestResult): void {
    if (status !== 'failed' && status !== 'timedOut') return;
    for (const { name, path } of attachments)
      if (name === 'error-context' && path)
        console.log(`\n${title}\n${shownIn(fs.readFileSync(path, 'utf8'))}\n`);
  }
}

/** The page's main part and what comes after it, as its dialogs, without the addresses of links. */
function shownIn(context: string): string {
  const [, snapshot = context] = context.split('# Page snapshot');
  const [page = ''] = snapshot.split('# Test source');
  const lines = page.split('\n').filter((line) => !line.includes('- /url:'));
  const main = lines.findIndex((line) => line.includes('- main'));
  return lines
    .slice(Math.max(0, main))
    .slice(0, MOST_LINES)
    .join('\n')
    .replace(/ \[(ref=\w+|cursor=pointer)\]/g, '');
}
