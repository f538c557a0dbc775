import type { FieldError } from '#libs/platform/common/errors';
import type { AnnouncementDraft, AnnouncementKind } from './announcements.js';

/** What still lacks before visitors may see it from `beginsAt` on. */
export function incomplete(kind: AnnouncementKind, draft: AnnouncementDraft, beginsAt: Date): FieldError[] {
  const { texts, untilAt, execution, groupName, linkageType, url } = draft;
  const filled = Object.values(texts).filter(({ title }) => title !== '');
  const lacks = (field: string, isMissing: boolean): FieldError[] =>
    isMissing ? [{ field, code: 'field_required' }] : [];
  return [
    ...lacks('texts', filled.length === 0),
    ...lacks('execution', kind === 'PU' && execution === null),
    ...lacks('groupName', kind === 'B' && groupName === null),
    ...lacks(
      'imageAlt',
      filled.some(({ image, imageAlt }) => (image ?? draft.image) !== null && imageAlt === ''),
    ),
    ...lacks('url', linkageType === 'url' && !url),
    ...(untilAt !== null && Date.parse(untilAt) <= beginsAt.getTime()
      ? [{ field: 'untilAt', code: 'field_date_order' } as const]
      : []),
  ];
}
