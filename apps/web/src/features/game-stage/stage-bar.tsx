import {
  ArrowLeft,
  CirclePlay,
  CirclePlus,
  EllipsisVertical,
  Headset,
  Maximize,
  MessagesSquare,
  Minimize,
  RotateCw,
  ShieldCheck,
} from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { Game } from '#libs/games/common/games.calls';
import type { Visitor } from '../../data/session/visitor';
import { useReadConfig } from '../../data/site/read-config';
import { LinkButton } from '../../routes/link-button';
import { PATHS, pathOf } from '../../routes/paths';
import { StatusPill } from '../../ui/data/status-pill';
import { Button } from '../../ui/forms/button';
import { IconButton } from '../../ui/forms/icon-button';
import { Menu } from '../../ui/overlays/menu';
import type { WayBack } from '../games/shared/use-kept-place';
import { openService } from '../service/shared/open-service';
import { StageBalance } from './stage-balance';
import styles from './stage-bar.module.css';

interface StageBarProps {
  title: string;
  nodeId: number;
  /** Null until it is known. */
  game: Game | null;
  demo: boolean;
  visitor: Visitor;
  back: string;
  /** The balance that the game shows during a round, in minor units. */
  round: bigint | null;
  /** Absent where the browser has no full screen. */
  fullScreen: { full: boolean; toggle: () => void } | null;
  /** Absent where the title has no room. */
  chat?: { ref: RefObject<HTMLButtonElement | null>; open: boolean; onToggle: () => void } | undefined;
  onFairness: () => void;
  onDeposit: () => void;
  /** No game runs here any more: something else is to be done next. */
  ended: boolean;
  /** Absent until a game is there. */
  onRestart?: () => void;
}

/** Title, money and the way back: all of the portal that stays in sight during a game. */
export function StageBar(props: StageBarProps) {
  const {
    title,
    nodeId,
    game,
    demo,
    visitor,
    back,
    round,
    fullScreen,
    chat,
    onFairness,
    onDeposit,
    ended,
    onRestart,
  } = props;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { state } = useLocation();
  const real = demo && visitor === 'member' ? pathOf(PATHS.game, { nodeId: String(nodeId) }) : null;
  const services = useReadConfig()?.customerService ?? [];
  const fullLabel = fullScreen?.full ? t('games.smallScreen') : t('games.fullScreen');
  const fullIcon = fullScreen?.full ? <Minimize size={18} /> : <Maximize size={18} />;
  const moves = [
    { id: 'fairness', label: t('games.fairness'), icon: <ShieldCheck size={18} />, onSelect: onFairness },
    onRestart && {
      id: 'restart',
      label: t('games.restart'),
      icon: <RotateCw size={18} />,
      onSelect: onRestart,
    },
    services.length > 0 && {
      id: 'service',
      label: t('shell.service'),
      icon: <Headset size={18} />,
      onSelect: () => openService(services),
    },
    fullScreen && { id: 'full', label: fullLabel, icon: fullIcon, onSelect: fullScreen.toggle },
  ].filter((move) => !!move);
  const playReal = real && {
    id: 'real',
    label: t('games.playReal'),
    icon: <CirclePlay size={18} />,
    onSelect: () => void navigate(real, { replace: true, state }),
  };
  return (
    <header className={styles.bar}>
      <Link
        to={back}
        state={{ back: true } satisfies WayBack}
        className={styles.back}
        aria-label={t('games.back')}
      >
        <ArrowLeft size={20} />
      </Link>
      <h1 className={styles.title}>{title}</h1>
      {demo ? (
        <Trial real={real} />
      ) : (
        <>
          <StageBalance round={round} game={game} />
          <Button
            className={styles.deposit}
            tone={ended ? 'quiet' : 'primary'}
            icon={<CirclePlus size={18} />}
            aria-haspopup="dialog"
            onClick={onDeposit}
          >
            {t('shell.deposit')}
          </Button>
        </>
      )}
      {chat && (
        <IconButton
          ref={chat.ref}
          label={t('liveRooms.chat')}
          title={t('liveRooms.chat')}
          icon={<MessagesSquare size={20} />}
          aria-expanded={chat.open}
          onClick={chat.onToggle}
        />
      )}
      <span className={styles.tools}>
        {moves.map(({ id, label, icon, onSelect }) => (
          <IconButton key={id} label={label} icon={icon} title={label} onClick={onSelect} />
        ))}
      </span>
      <span className={styles.more}>
        <Menu
          trigger={<IconButton label={t('games.more')} icon={<EllipsisVertical size={20} />} />}
          items={playReal ? [playReal, ...moves] : moves}
        />
      </span>
    </header>
  );
}

/** A trial round moves no balance. */
function Trial({ real }: { real: string | null }) {
  const { t } = useTranslation();
  const { state } = useLocation();
  return (
    <>
      <StatusPill tone="progress">{t('games.playMoney')}</StatusPill>
      {real && (
        <LinkButton className={styles.real} to={real} replace state={state}>
          {t('games.playReal')}
        </LinkButton>
      )}
    </>
  );
}
