import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { saveContent } from '#libs/operations/common/content.calls';
import type { AnnouncementDetail } from '#libs/site/common/announcements';
import { Loaded } from '../../../lists/loaded';
import { useOperatorCommand } from '../operations.api';
import { contentQuery } from './content.api';
import { ContentForm } from './content-form';
import { ContentFrame } from './content-frame';
import { ContentState } from './content-state';

/** One announcement: its draft, how visitors would see it, and its way to them. */
export default function ContentPage() {
  const { id = '' } = useParams();
  const content = useQuery(contentQuery(id));
  return (
    <Loaded query={content} room="large">
      {(detail) => <ContentEditor key={id} content={detail} />}
    </Loaded>
  );
}

function ContentEditor({ content }: { content: AnnouncementDetail }) {
  const { t } = useTranslation('operations');
  const { id, kind, title } = content;
  const command = useOperatorCommand(saveContent);
  return (
    <ContentFrame
      kind={kind}
      title={title || t('content.untitled')}
      state={<ContentState content={content} />}
    >
      <ContentForm
        kind={kind}
        content={content}
        saved={content.draft}
        sending={command}
        onSave={(draft, version) => void command.run({ id, version, ...draft })}
      />
    </ContentFrame>
  );
}
