import { firstScript, type PartLoadError } from './part-load-error';

const KEY = 'reloadedFrom';

/**
 * Loads the page anew where only that helps: what is missing comes with the new deployment's page; and what failed more
 * than once may be a failure that the browser remembers. Once for each deployment, so that no page loads for ever.
 */
export function reloadedInstead({ failure }: PartLoadError, failures: number): boolean {
  if (failure !== 'missing' && (failures < 3 || !navigator.onLine)) return false;
  const page = firstScript() ?? '';
  if (sessionStorage.getItem(KEY) === page) return false;
  sessionStorage.setItem(KEY, page);
  location.reload();
  return true;
}
