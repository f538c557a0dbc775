import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnnouncementKind } from '#libs/site/common/announcements';
import { useDocumentTitle } from '../../../data/start/use-document-title';
import { LinkButton } from '../../../routes/link-button';
import { Page } from '../../../ui/layout/page';
import { Stack } from '../../../ui/layout/stack';

interface ContentFrameProps {
  kind: AnnouncementKind;
  title: string;
  state?: ReactNode;
  children: ReactNode;
}

/** The page of one announcement, or of a new one. */
export function ContentFrame({ kind, title, state, children }: ContentFrameProps) {
  const { t } = useTranslation('operations');
  useDocumentTitle(title);
  return (
    <Page
      title={title}
      lead={t(`content.kindText.${kind}`)}
      width="form"
      tools={<LinkButton to="/content">{t('back')}</LinkButton>}
    >
      <Stack gap={4}>
        {state && <div>{state}</div>}
        {children}
      </Stack>
    </Page>
  );
}
