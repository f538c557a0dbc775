import { drawCorrectedMessage } from '#libs/lottery/common/lottery.messages';
import { displayAmount } from '#libs/money/display';
import { PATHS } from '../../routes/paths';
import { messageTexts } from '../messages/shared/message-text';

export const lotteryMessages = messageTexts([drawCorrectedMessage], (data, { t, language }) => {
  const { names, gameCode, drawNo, reason, currency, isVoid } = data;
  const values = {
    game: names[language.toUpperCase()] ?? names.EN ?? gameCode,
    no: drawNo,
    reason,
    before: displayAmount(data.before, currency, language),
    after: displayAmount(data.after, currency, language),
  };
  return {
    title: t(isVoid ? 'notice.drawVoidTitle' : 'notice.drawCorrectedTitle'),
    text: t(isVoid ? 'notice.drawVoid' : 'notice.drawCorrected', values),
    link: { label: t('messages.openDraw'), to: `${PATHS.lottery}?verify=${gameCode}:${drawNo}` },
  };
});
