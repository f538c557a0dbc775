import { useTranslation } from 'react-i18next';
import { RichText } from '../../data/site/rich-text';
import { Loaded } from '../../lists/loaded';
import { EmptyState } from '../../ui/art/empty-state';
import { Page } from '../../ui/layout/page';
import { Section } from '../../ui/layout/section';
import { Stack } from '../../ui/layout/stack';
import { useAnnouncements } from './shared/announcements.api';

/** The promotions that are on, whole. */
export default function PromotionsPage() {
  const { t } = useTranslation();
  const announcements = useAnnouncements();
  return (
    <Page title={t('announcements.promotions')} width="form">
      <Loaded query={announcements} room="medium">
        {({ promotion }) =>
          promotion.length === 0 ? (
            <EmptyState title={t('announcements.noPromotions')} text={t('announcements.noneText')} />
          ) : (
            <Stack gap={4}>
              {promotion.map(({ id, title, content }) => (
                <Section key={id} card title={title}>
                  <RichText html={content} />
                </Section>
              ))}
            </Stack>
          )
        }
      </Loaded>
    </Page>
  );
}
