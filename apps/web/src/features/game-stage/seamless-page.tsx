import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { Game } from '#libs/games/common/games.calls';
import { useLanguage } from '../../data/preferences/language';
import { Loaded } from '../../lists/loaded';
import { LinkButton } from '../../routes/link-button';
import { PATHS } from '../../routes/paths';
import { EmptyState } from '../../ui/art/empty-state';
import { PageLoader } from '../../ui/art/page-loader';
import { runningGameQuery } from '../games/shared/games.api';
import styles from './game-stage.module.css';
import { Stage } from './stage';

/** The game that the member has running at a seamless vendor, at an address that stays the same. */
export default function SeamlessPage() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  // A vendor's page leads here to deposit.
  const deposits = useSearchParams()[0].get('deposit') === '1';
  const running = useQuery(runningGameQuery(language));
  const waiting = (
    <div className={styles.waiting} aria-busy="true">
      <PageLoader label={t('games.starting')} />
    </div>
  );
  return (
    <Loaded query={running} waiting={waiting}>
      {({ game, demo }) => {
        if (game) return <Resumed first={{ game, demo }} deposits={deposits && !demo} />;
        return deposits ? <Navigate to={PATHS.deposit} replace /> : <NothingRuns />;
      }}
    </Loaded>
  );
}

/** It stays on the stage, whatever else is started meanwhile. */
function Resumed({ first, deposits }: { first: { game: Game; demo: boolean }; deposits: boolean }) {
  const [{ game, demo }] = useState(first);
  return <Stage nodeId={game.nodeId} demo={demo} deposits={deposits} />;
}

function NothingRuns() {
  const { t } = useTranslation();
  return (
    <div className={styles.words}>
      <EmptyState
        heading="h1"
        title={t('games.noRunning')}
        text={t('games.noRunningText')}
        action={
          <LinkButton tone="primary" to={PATHS.home}>
            {t('common.toHome')}
          </LinkButton>
        }
      />
    </div>
  );
}
