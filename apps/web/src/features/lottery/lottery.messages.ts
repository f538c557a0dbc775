import { drawCorrectedMessage, drawMovedMessage } from '#libs/lottery/common/lottery.messages';
import { displayAmount } from '#libs/money/display';
import { numberFormat } from '../../i18n/intl-formats';
import { momentText } from '../../i18n/use-moment-text';
import { PATHS } from '../../routes/paths';
import { messageTexts } from '../messages/shared/message-text';

interface NamedDraw {
  names: Record<string, string>;
  gameCode: string;
  drawNo: string;
}

const valuesOf = ({ names, gameCode, drawNo }: NamedDraw, language: string) => ({
  game: names[language.toUpperCase()] ?? names.EN ?? gameCode,
  // A name in the digits of the language, and not a quantity.
  no: drawNo.replace(/\d/g, (digit) => numberFormat(language).format(Number(digit))),
});

export const lotteryMessages = [
  ...messageTexts([drawCorrectedMessage], (data, { t, language }) => {
    const { reason, currency, isVoid } = data;
    const values = {
      ...valuesOf(data, language),
      reason,
      before: displayAmount(data.before, currency, language),
      after: displayAmount(data.after, currency, language),
    };
    return {
      title: t(isVoid ? 'notice.drawVoidTitle' : 'notice.drawCorrectedTitle'),
      text: t(isVoid ? 'notice.drawVoid' : 'notice.drawCorrected', values),
      link: {
        label: t('messages.openDraw'),
        to: `${PATHS.lottery}?verify=${data.gameCode}:${data.drawNo}`,
      },
    };
  }),
  ...messageTexts([drawMovedMessage], (data, { t, language }) => {
    const { dateTime } = momentText(language);
    return {
      title: t('notice.drawMovedTitle'),
      text: t('notice.drawMoved', {
        ...valuesOf(data, language),
        reason: data.reason,
        before: dateTime(data.before),
        after: dateTime(data.after),
      }),
      link: { label: t('messages.openDraw'), to: `${PATHS.lottery}?gameCode=${data.gameCode}` },
    };
  }),
];
