import { useStart } from '../start/start-context';
import { createStore, useStore } from '../store';

/** Whether the site is open to this visitor: 0 open, 1 maintenance, 2 not in the visitor's region. */
export interface SiteStatus {
  /** `null`: none of those three. */
  status: 0 | 1 | 2 | null;
  ip: string;
  maintenanceEndTime: string | null;
}

/** Delay before the status is asked again where the answer was none of the known ones, in milliseconds; it doubles. */
const FIRST_RETRY_MS = 2000;
const MAX_RETRY_MS = 30_000;

const OPEN: SiteStatus = { status: 0, ip: '', maintenanceEndTime: null };
/** `null` until this tab has asked: then what the server sent with the page counts. */
const asked = createStore<SiteStatus | null>(null);
let retry: ReturnType<typeof setTimeout> | undefined;
let delay = FIRST_RETRY_MS;

export function useSiteStatus(): SiteStatus {
  const { closed } = useStart();
  return useStore(asked) ?? closed ?? OPEN;
}

/** Whether the brand is in a maintenance. */
export const useIsMaintenance = (): boolean => useSiteStatus().status === 1;

/** Whether pages of the site are closed to this visitor, for whichever reason. */
export const useIsSiteClosed = (): boolean => useSiteStatus().status !== 0;

/** Asks the server. Without an answer what is known stays; an unknown status is asked again by itself. */
export async function renewSiteStatus(): Promise<void> {
  clearTimeout(retry);
  // The first picture needs neither calls nor their schemas.
  const asking = import('./ask-site-status').then(({ askSiteStatus }) => askSiteStatus());
  const value = await asking.catch(() => null);
  if (value === null) return;
  const known = ([0, 1, 2] as unknown[]).includes(value.status);
  asked.set({ ...value, status: known ? value.status : null });
  delay = known ? FIRST_RETRY_MS : Math.min(delay * 2, MAX_RETRY_MS);
  if (!known) retry = setTimeout(() => void renewSiteStatus(), delay / 2);
}
