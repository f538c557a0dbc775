import { lazyPart } from '../../lazy/lazy-part';
import type { ClosedPageProps } from './closed-page';
// The styles of what the server draws belong to the page.
import '../../ui/art/alpana.module.css';
import '../../ui/art/empty-state.module.css';
import './closed-page.module.css';

export const ClosedPagePart = lazyPart<ClosedPageProps>(async () => ({
  default: (await import('./closed-page')).ClosedPage,
}));

/** Before the server draws it, before the browser takes over what the server drew, and before the site closes. */
export const loadClosedPage = ClosedPagePart.ahead;
