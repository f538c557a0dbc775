import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldErrorsOf } from '#libs/platform/common/field-errors';
import {
  type AnnouncementDraft,
  type AnnouncementKind,
  announcementDraft,
} from '#libs/site/common/announcements';
import type { LanguageCode } from '#libs/site/common/locales';
import { RichText } from '../../../data/site/rich-text';
import { Loaded } from '../../../lists/loaded';
import { Segmented } from '../../../ui/forms/segmented';
import { Collapsible } from '../../../ui/layout/collapsible';
import { Row } from '../../../ui/layout/row';
import { Stack } from '../../../ui/layout/stack';
import { Text } from '../../../ui/layout/text';
import { BannerHero } from '../../banners/shared/banner-hero';
import { previewQuery } from './content.api';
import styles from './content-preview.module.css';

interface ContentPreviewProps {
  kind: AnnouncementKind;
  draft: AnnouncementDraft;
  language: LanguageCode;
}

/** The draft as a guest or a member would see it in the language of the open tab. */
export function ContentPreview({ kind, draft, language }: ContentPreviewProps) {
  const { t } = useTranslation('operations');
  const [visitor, setVisitor] = useState<'guest' | 'member'>('guest');
  const [theme, setTheme] = useState<'night' | 'paper'>('night');
  const [width, setWidth] = useState<'phone' | 'wide'>('phone');
  return (
    <Collapsible title={t('content.preview')}>
      <Stack gap={3}>
        <Row gap={3}>
          <Segmented
            label={t('content.visitor')}
            value={visitor}
            onChange={setVisitor}
            options={(['guest', 'member'] as const).map((value) => ({ value, label: t(`content.${value}`) }))}
          />
          <Segmented
            label={t('content.theme')}
            value={theme}
            onChange={setTheme}
            options={(['night', 'paper'] as const).map((value) => ({ value, label: t(`content.${value}`) }))}
          />
          <Segmented
            label={t('content.width')}
            value={width}
            onChange={setWidth}
            options={(['phone', 'wide'] as const).map((value) => ({ value, label: t(`content.${value}`) }))}
          />
        </Row>
        <div className={styles[width]} data-theme={theme}>
          {isSeenBy(draft, visitor) ? (
            <Shown kind={kind} draft={draft} language={language} isGuest={visitor === 'guest'} />
          ) : (
            <Text tone="muted">{t('content.notForThem')}</Text>
          )}
        </div>
      </Stack>
    </Collapsible>
  );
}

/** B is for guests; A and F are for who is logged in. */
const isSeenBy = ({ execution }: AnnouncementDraft, visitor: 'guest' | 'member') =>
  execution === null || (execution === 'B') === (visitor === 'guest');

function Shown({ kind, draft, language, isGuest }: ContentPreviewProps & { isGuest: boolean }) {
  const { t } = useTranslation('operations');
  const isValid = fieldErrorsOf(announcementDraft, draft).length === 0;
  const preview = useQuery({ ...previewQuery({ kind, language, ...draft }), enabled: isValid });
  if (!isValid) return <Text tone="muted">{t('content.notValid')}</Text>;
  return (
    <Loaded query={preview} room="medium">
      {({ announcement, banner }) => {
        if (!banner)
          return (
            <Stack gap={3}>
              <h2>{announcement.title}</h2>
              <RichText html={announcement.content} />
            </Stack>
          );
        return (
          <div inert>
            <BannerHero banner={banner} member={!isGuest} first />
          </div>
        );
      }}
    </Loaded>
  );
}
