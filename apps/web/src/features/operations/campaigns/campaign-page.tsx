import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { createCampaign, saveCampaign } from '#libs/operations/common/campaigns.calls';
import type { CampaignDetail } from '#libs/rewards/common/campaign';
import { serverNow } from '../../../data/calls/server-time';
import { useDocumentTitle } from '../../../data/start/use-document-title';
import { Loaded } from '../../../lists/loaded';
import { LinkButton } from '../../../routes/link-button';
import { Page } from '../../../ui/layout/page';
import { useOperatorCommand } from '../operations.api';
import { CampaignEditor } from './campaign-editor';
import { newCampaign, valuesOf } from './campaign-values';
import { campaignQuery } from './campaigns.api';

/** One campaign, or a new one: its draft, and its way to the members. */
export default function CampaignPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation('operations');
  const campaign = useQuery({ ...campaignQuery(id), enabled: id !== 'new' });
  const title = id === 'new' ? t('campaigns.new') : campaign.data?.title || t('content.untitled');
  useDocumentTitle(title);
  return (
    <Page title={title} width="form" tools={<LinkButton to="/campaigns">{t('back')}</LinkButton>}>
      {id === 'new' ? (
        <NewCampaign />
      ) : (
        <Loaded query={campaign} room="large">
          {(detail) => <Campaign key={id} campaign={detail} />}
        </Loaded>
      )}
    </Page>
  );
}

function NewCampaign() {
  const navigate = useNavigate();
  const [saved] = useState(() => newCampaign(serverNow()));
  const command = useOperatorCommand(
    createCampaign,
    ({ id }) => void navigate(`/campaigns/${id}`, { replace: true }),
  );
  return <CampaignEditor saved={saved} sending={command} onSave={(draft) => void command.run({ draft })} />;
}

function Campaign({ campaign }: { campaign: CampaignDetail }) {
  const command = useOperatorCommand(saveCampaign);
  return (
    <CampaignEditor
      campaign={campaign}
      saved={valuesOf(campaign.draft)}
      sending={command}
      onSave={(draft, version) => void command.run({ id: campaign.id, version, draft })}
    />
  );
}
