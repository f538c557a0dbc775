import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import type { BroadcastDetail } from '#libs/messaging/common/broadcast';
import { createBroadcast, saveBroadcast } from '#libs/operations/common/broadcasts.calls';
import { LANGUAGE_TABLE, LANGUAGES } from '#libs/site/common/locales';
import { RichText } from '../../../data/site/rich-text';
import { useDocumentTitle } from '../../../data/start/use-document-title';
import { Loaded } from '../../../lists/loaded';
import { LinkButton } from '../../../routes/link-button';
import { Page } from '../../../ui/layout/page';
import { Section } from '../../../ui/layout/section';
import { Stack } from '../../../ui/layout/stack';
import { useOperatorCommand } from '../operations.api';
import { BroadcastForm } from './broadcast-form';
import { BroadcastMoves } from './broadcast-moves';
import { BroadcastState } from './broadcast-state';
import { broadcastQuery, EMPTY_BROADCAST } from './broadcasts.api';

/** One broadcast, or a new one: its draft, and its way to the members. */
export default function BroadcastPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation('operations');
  const broadcast = useQuery({ ...broadcastQuery(id), enabled: id !== 'new' });
  const title = (id !== 'new' && broadcast.data?.title) || t('broadcasts.new');
  useDocumentTitle(title);
  return (
    <Page title={title} width="form" tools={<LinkButton to="/broadcasts">{t('back')}</LinkButton>}>
      {id === 'new' ? (
        <NewBroadcast />
      ) : (
        <Loaded query={broadcast} room="large">
          {(detail) => <Broadcast key={`${id} ${detail.version}`} broadcast={detail} />}
        </Loaded>
      )}
    </Page>
  );
}

function NewBroadcast() {
  const navigate = useNavigate();
  const command = useOperatorCommand(
    createBroadcast,
    ({ id }) => void navigate(`/broadcasts/${id}`, { replace: true }),
  );
  return (
    <BroadcastForm
      saved={EMPTY_BROADCAST}
      listed={null}
      sending={command}
      onSave={(draft) => void command.run(draft)}
    />
  );
}

/** What another operator saves meanwhile is drawn anew; a save on an older version is refused. */
function Broadcast({ broadcast }: { broadcast: BroadcastDetail }) {
  const command = useOperatorCommand(saveBroadcast);
  const { id, version, state, draft } = broadcast;
  return (
    <Stack gap={4}>
      <div>
        <BroadcastState state={state} />
      </div>
      {state === 'draft' ? (
        <BroadcastForm
          saved={draft}
          listed={broadcast.listed}
          sending={command}
          onSave={(changed) => void command.run({ id, version, ...changed })}
        />
      ) : (
        LANGUAGES.map((language) => {
          const text = draft.texts[language];
          return (
            text?.title && (
              <Section key={language} ruled title={`${LANGUAGE_TABLE[language].name}: ${text.title}`}>
                <RichText html={text.content} />
              </Section>
            )
          );
        })
      )}
      <BroadcastMoves broadcast={broadcast} />
    </Stack>
  );
}
