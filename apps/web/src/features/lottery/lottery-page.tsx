import { useSearchParams } from 'react-router-dom';
import { findGame } from '#libs/lottery/common/games';
import { playedAs } from '#libs/lottery/common/titles';
import { withPhrases } from '../../lazy/with-phrases';
import { useDrawBoards } from './draw/use-draw-boards';
import { GamePage } from './game-page';
import { LotteryLobby } from './lobby/lottery-lobby';
import LotteryMissionsPage from './missions/lottery-missions-page';
import { isPlayed } from './played-games';
import { VerifyPage } from './results/verify-page';

/** The lottery: all games, one of them (`gameCode`), a check of a draw (`verify=game:drawNo`), or the missions (`view=missions`). */
function LotteryPage() {
  const [search] = useSearchParams();
  useDrawBoards();
  const [verified = '', drawNo = ''] = (search.get('verify') ?? '').split(':');
  const checked = findGame(verified);
  const played = playedAs(search.get('gameCode') ?? '');
  if (checked && drawNo !== '')
    return <VerifyPage key={`${verified} ${drawNo}`} game={checked} drawNo={drawNo} />;
  if (played && isPlayed(played.game))
    return <GamePage key={`${played.game.code} ${played.mode}`} game={played.game} firstMode={played.mode} />;
  if (search.get('view') === 'missions') return <LotteryMissionsPage />;
  return <LotteryLobby />;
}

export default withPhrases('lottery', LotteryPage);
