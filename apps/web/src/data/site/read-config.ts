import type { ValueOf } from '#libs/platform/common/call';
import type { getPermission } from '#libs/site/common/site.calls';
import { createStore, useStore } from '../store';

type Config = ValueOf<typeof getPermission>;

/** What the brand's configuration has become since the page was sent; `null` until it was read again. */
const config = createStore<Config | null>(null);

export const setReadConfig = (read: Config): void => config.set(read);

/** For the first picture, which needs neither the query cache nor the calls' schemas; other parts use `useSiteConfig`. */
export const useReadConfig = (): Config | null => useStore(config);
