import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { createContent } from '#libs/operations/common/content.calls';
import { ANNOUNCEMENT_KINDS } from '#libs/site/common/announcements';
import NotFoundPage from '../../../routes/not-found-page';
import { useOperatorCommand } from '../operations.api';
import { EMPTY_DRAFT } from './content.api';
import { ContentForm } from './content-form';
import { ContentFrame } from './content-frame';

/** A new one of the kind in the address; saved first, then published. */
export default function NewContentPage() {
  const { kind: asked } = useParams();
  const { t } = useTranslation('operations');
  const navigate = useNavigate();
  const kind = ANNOUNCEMENT_KINDS.find((each) => each === asked);
  const command = useOperatorCommand(
    createContent,
    ({ id }) => void navigate(`/content/${id}`, { replace: true }),
  );
  if (!kind) return <NotFoundPage />;
  return (
    <ContentFrame kind={kind} title={t('content.newOf', { kind: t(`content.kinds.${kind}`) })}>
      <ContentForm
        kind={kind}
        saved={EMPTY_DRAFT}
        sending={command}
        onSave={(draft) => void command.run({ kind, ...draft })}
      />
    </ContentFrame>
  );
}
