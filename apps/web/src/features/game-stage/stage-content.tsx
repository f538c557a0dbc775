import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import { useErrorText } from '../../data/calls/use-error-text';
import { LinkButton } from '../../routes/link-button';
import { PATHS } from '../../routes/paths';
import { EmptyState } from '../../ui/art/empty-state';
import { PageLoader } from '../../ui/art/page-loader';
import { ErrorState } from '../../ui/feedback/error-state';
import { Button } from '../../ui/forms/button';
import type { launchMachine } from '../games/shared/launch.machine';
import styles from './game-stage.module.css';
import { OutsideGame } from './outside-game';
import { StageFrame } from './stage-frame';

interface StageContentProps {
  state: SnapshotFrom<typeof launchMachine>;
  send: (event: { type: 'RETRY' | 'CONFIRM' | 'LOADED' }) => void;
  title: string;
}

/** The game, or why there is none. */
export function StageContent({ state, send, title }: StageContentProps) {
  const { t } = useTranslation();
  const { refusal, launched } = state.context;
  if (state.matches('started') && launched) {
    return launched.mode === 'page' ? (
      <StageFrame
        key={launched.url}
        url={launched.url}
        title={title}
        shown={state.matches({ started: 'shown' })}
        late={state.matches({ started: 'late' })}
        onLoad={() => send({ type: 'LOADED' })}
        onRetry={() => send({ type: 'RETRY' })}
      />
    ) : (
      <OutsideGame launched={launched} title={title} />
    );
  }
  if (state.matches('refused') && refusal)
    return <Refused refusal={refusal} onRetry={() => send({ type: 'RETRY' })} />;
  if (state.matches('needsAccount')) return <NeedsAccount onConfirm={() => send({ type: 'CONFIRM' })} />;
  return (
    <div className={styles.waiting} aria-busy="true">
      <PageLoader label={t('games.starting')} />
    </div>
  );
}

function Refused({
  refusal,
  onRetry,
}: {
  refusal: Parameters<ReturnType<typeof useErrorText>['ofRefusal']>[0];
  onRetry: () => void;
}) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  if (refusal.code === 'error_not_found') {
    return (
      <div className={styles.words}>
        <EmptyState
          title={t('games.missing')}
          text={t('games.missingText')}
          action={<LinkButton to={PATHS.home}>{t('common.toHome')}</LinkButton>}
        />
      </div>
    );
  }
  return (
    <div className={styles.words}>
      <ErrorState
        title={t('games.cannotStart')}
        text={errorText.ofRefusal(refusal)}
        retry={{ label: t('common.retry'), onRetry }}
      />
    </div>
  );
}

function NeedsAccount({ onConfirm }: { onConfirm: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.words}>
      <EmptyState
        title={t('games.needAccountTitle')}
        text={t('errors.error_in_need_true_account')}
        action={
          <Button tone="primary" onClick={onConfirm}>
            {t('games.openAccount')}
          </Button>
        }
      />
    </div>
  );
}
