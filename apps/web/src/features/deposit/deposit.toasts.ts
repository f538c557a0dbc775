import { depositCredited, depositFailed, depositReversed } from '#libs/cashier/common/deposit.events';
import { toastOn } from '../../data/push/push-toasts';
import { depositNoticeText } from '../../i18n/notice-text';
import { PATHS, pathOf } from '../../routes/paths';

export const depositToasts = toastOn(
  [depositCredited, depositFailed, depositReversed],
  (data, translator) => ({
    ...depositNoticeText(translator, data),
    tone: data.status === 'paid' && !data.underReview ? 'gain' : 'live',
    link: { label: translator.t('messages.open'), to: pathOf(PATHS.depositDetail, { id: data.id }) },
  }),
);
