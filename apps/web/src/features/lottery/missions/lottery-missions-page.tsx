import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '../../../data/start/use-document-title';
import { withPhrases } from '../../../lazy/with-phrases';
import { LinkButton } from '../../../routes/link-button';
import { PATHS } from '../../../routes/paths';
import { Page } from '../../../ui/layout/page';
import { Tabs } from '../../../ui/layout/tabs';
import { LotteryBoards } from './lottery-boards';
import { MissionList } from './mission-list';
import { useMissionBoards } from './missions.api';

const PARTS = ['open', 'ended', 'boards'] as const;
type Part = (typeof PARTS)[number];

/** What members play for in the lottery: missions that run and that are over, and leaderboards. */
function LotteryMissionsPage() {
  const { t } = useTranslation('lottery', { keyPrefix: 'missions' });
  const [part, setPart] = useState<Part>('open');
  useMissionBoards();
  useDocumentTitle(t('title'));
  const panels = {
    open: <MissionList status="O" />,
    ended: <MissionList status="C" />,
    boards: <LotteryBoards />,
  };
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      width="text"
      tools={<LinkButton to={PATHS.lottery}>{t('back')}</LinkButton>}
    >
      <Tabs
        label={t('title')}
        value={part}
        onChange={setPart}
        tabs={PARTS.map((value) => ({ value, label: t(`parts.${value}`), panel: panels[value] }))}
      />
    </Page>
  );
}

export default withPhrases('rewards', LotteryMissionsPage);
