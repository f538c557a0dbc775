import { Navigate, useSearchParams } from 'react-router-dom';
import type { LotteryPage as Place } from '#libs/games/common/launch-pages';
import { findGame } from '#libs/lottery/common/games';
import { pageOf } from '#libs/lottery/common/titles';
import { withPhrases } from '../../lazy/with-phrases';
import { useDrawBoards } from './draw/use-draw-boards';
import { GamePage } from './game-page';
import { LotteryLobby } from './lobby/lottery-lobby';
import LotteryMissionsPage from './missions/lottery-missions-page';
import { playedFrom } from './played-games';
import { VerifyPage } from './results/verify-page';

/** A page of the lottery: its games, one of them (`gameCode`, `prizeMode`), a check of a draw (`verify=game:drawNo`), or the missions (`view=missions`). */
function LotteryPage({ page }: { page: Place }) {
  const [search, setSearch] = useSearchParams();
  useDrawBoards();
  const [verified = '', drawNo = ''] = (search.get('verify') ?? '').split(':');
  const checked = findGame(verified);
  const played = playedFrom(search);
  if (checked && drawNo !== '')
    return <VerifyPage key={`${verified} ${drawNo}`} game={checked} drawNo={drawNo} />;
  if (!played)
    return search.get('view') === 'missions' ? <LotteryMissionsPage /> : <LotteryLobby page={page} />;
  const { game, mode } = played;
  const place = pageOf(game, mode);
  if (place !== page) return <Navigate to={`${place}?${search}`} replace />;
  return (
    <GamePage
      key={game.code}
      game={game}
      mode={mode}
      onMode={(next) => setSearch({ gameCode: game.code, prizeMode: next }, { replace: true })}
    />
  );
}

export default withPhrases('lottery', LotteryPage);
