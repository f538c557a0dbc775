import type { Announcement } from '#libs/site/common/announcements';
import { RichText } from '../../../data/site/rich-text';
import { Section } from '../../../ui/layout/section';

/** Promotions that were only announced, whole. */
export function AnnouncedPromotions({ promotions }: { promotions: readonly Announcement[] }) {
  return promotions.map(({ id, title, content }) => (
    <Section key={id} card title={title}>
      <RichText html={content} />
    </Section>
  ));
}
