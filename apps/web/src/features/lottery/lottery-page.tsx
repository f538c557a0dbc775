import { useSearchParams } from 'react-router-dom';
import { findGame } from '#libs/lottery/common/games';
import { withPhrases } from '../../lazy/with-phrases';
import { useDrawBoards } from './draw/use-draw-boards';
import { GamePage } from './game-page';
import { LotteryLobby } from './lobby/lottery-lobby';
import { isPlayed } from './played-games';
import { VerifyPage } from './results/verify-page';

/** The lottery: all games, one of them (`gameCode`), or a check of a draw (`verify=game:drawNo`). */
function LotteryPage() {
  const [search] = useSearchParams();
  useDrawBoards();
  const [verified = '', drawNo = ''] = (search.get('verify') ?? '').split(':');
  const checked = findGame(verified);
  const game = findGame(search.get('gameCode') ?? '');
  if (checked && drawNo !== '')
    return <VerifyPage key={`${verified} ${drawNo}`} game={checked} drawNo={drawNo} />;
  if (game && isPlayed(game)) return <GamePage key={game.code} game={game} />;
  return <LotteryLobby />;
}

export default withPhrases('lottery', LotteryPage);
