import { useQuery } from '@tanstack/react-query';
import { LayoutGrid } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LotteryGame, PrizeMode } from '#libs/lottery/common/games';
import { useLanguage } from '../../data/preferences/language';
import { useDocumentTitle } from '../../data/start/use-document-title';
import { Loaded } from '../../lists/loaded';
import { Button } from '../../ui/forms/button';
import { Segmented } from '../../ui/forms/segmented';
import { Page } from '../../ui/layout/page';
import { Stack } from '../../ui/layout/stack';
import { Tabs } from '../../ui/layout/tabs';
import { MyBets } from './bets/my-bets';
import { DrawHead } from './draw/draw-head';
import { GamesDialog } from './lobby/games-dialog';
import { currentQuery, menuQuery } from './lottery.api';
import { PlayPanel } from './play-panel';
import { ResultsPanel } from './results/results-panel';
import { RulesPanel } from './rules/rules-panel';

type Tab = 'play' | 'bets' | 'results' | 'rules';

interface GamePageProps {
  game: LotteryGame;
  mode: PrizeMode;
  onMode: (mode: PrizeMode) => void;
}

/** A game of the lottery: its draw, and below it how it is played, what was bet, what was drawn. */
export function GamePage({ game, mode, onMode }: GamePageProps) {
  const { t } = useTranslation('lottery');
  const { language } = useLanguage();
  const [tab, setTab] = useState<Tab>('play');
  const [showsGames, setShowsGames] = useState(false);
  const current = useQuery(currentQuery(game.code));
  const menu = useQuery(menuQuery(game.code, mode, language));
  const title = menu.data?.gameName ?? t('title');
  useDocumentTitle(title);
  /** A ticket that is repeated stands in the slip of its mode. */
  const play = (next: PrizeMode) => {
    onMode(next);
    setTab('play');
  };
  const tabs = [
    {
      value: 'play' as const,
      label: t('tabs.play'),
      panel: (
        <Stack gap={4}>
          {game.prizeModes.length > 1 && (
            <Segmented
              label={t('modes.label')}
              value={mode}
              onChange={onMode}
              options={game.prizeModes.map((each) => ({ value: each, label: t(`modes.${each}`) }))}
            />
          )}
          <Loaded query={menu}>
            {(value) => (
              <Loaded query={current}>
                {(draws) => <PlayPanel key={mode} game={game} mode={mode} menu={value} current={draws} />}
              </Loaded>
            )}
          </Loaded>
        </Stack>
      ),
    },
    {
      value: 'bets' as const,
      label: t('tabs.bets'),
      panel: <MyBets game={game} onPlay={play} />,
    },
    { value: 'results' as const, label: t('tabs.results'), panel: <ResultsPanel game={game} /> },
    {
      value: 'rules' as const,
      label: t('tabs.rules'),
      panel: <Loaded query={menu}>{(value) => <RulesPanel game={game} mode={mode} menu={value} />}</Loaded>,
    },
  ];
  return (
    <Page
      title={title}
      width="form"
      tools={
        <Button icon={<LayoutGrid size={18} />} onClick={() => setShowsGames(true)}>
          {t('games')}
        </Button>
      }
    >
      <Loaded query={current} room="small">
        {(value) => <DrawHead game={game} current={value} />}
      </Loaded>
      <Tabs label={title} value={tab} onChange={setTab} tabs={tabs} />
      {showsGames && <GamesDialog onClose={() => setShowsGames(false)} />}
    </Page>
  );
}
