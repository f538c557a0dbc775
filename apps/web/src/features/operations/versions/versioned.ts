import type { UseQueryOptions } from '@tanstack/react-query';
import type { AnyCall, RequestOf } from '#libs/platform/common/call';
import type { SavedVersion, VersionedDraft } from '#libs/site/common/saved-versions';

/** A kind of content with versions, such as an article. */
export interface Versioned<C extends AnyCall, Draft extends VersionedDraft> {
  versions: readonly SavedVersion[];
  /** The newest version, and what stands in its form. */
  version: number;
  draft: Draft;
  shownVersion: number | null;
  plannedVersion: number | null;
  queryOf: (version: number) => UseQueryOptions<Draft, Error, Draft, string[]>;
  /** Saves an earlier one as the newest draft. */
  restore: { call: C; inputOf: (draft: Draft) => RequestOf<C> };
}
