import { Navigate, useSearchParams } from 'react-router-dom';
import type { LotteryPage as Place } from '#libs/games/common/launch-pages';
import { findGame } from '#libs/lottery/common/games';
import { pageOf, playedAs } from '#libs/lottery/common/titles';
import { withPhrases } from '../../lazy/with-phrases';
import { useDrawBoards } from './draw/use-draw-boards';
import { GamePage } from './game-page';
import { LotteryLobby } from './lobby/lottery-lobby';
import LotteryMissionsPage from './missions/lottery-missions-page';
import { VerifyPage } from './results/verify-page';

/** A page of the lottery: its games, one of them (`gameCode`), a check of a draw (`verify=game:drawNo`), or the missions (`view=missions`). */
function LotteryPage({ page }: { page: Place }) {
  const [search] = useSearchParams();
  useDrawBoards();
  const [verified = '', drawNo = ''] = (search.get('verify') ?? '').split(':');
  const checked = findGame(verified);
  const played = playedAs(search.get('gameCode') ?? '');
  if (checked && drawNo !== '')
    return <VerifyPage key={`${verified} ${drawNo}`} game={checked} drawNo={drawNo} />;
  if (!played)
    return search.get('view') === 'missions' ? <LotteryMissionsPage /> : <LotteryLobby page={page} />;
  const place = pageOf(played.game, played.mode);
  if (place !== page) return <Navigate to={`${place}?${search}`} replace />;
  return <GamePage key={`${played.game.code} ${played.mode}`} game={played.game} firstMode={played.mode} />;
}

export default withPhrases('lottery', LotteryPage);
