import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { Fairness, FreeRoundsView, SessionView } from '../../../common/api';
import { phrases } from '../i18n/phrases';
import type { GameClient } from './client';
import { formatHundredths, formatMoney, formatNumber } from './money';
import { type Play, PlayContext, type SettledChange } from './play-context';
import { tellPortal } from './tell-portal';
import { useRecovery } from './use-recovery';
import { useSound } from './use-sound';

interface Money {
  balance: bigint;
  fairness: Fairness | null;
  freeRounds: FreeRoundsView[];
}

export function SessionProvider(props: { client: GameClient; opened: SessionView; children: ReactNode }) {
  const { client, opened, children } = props;
  const [view, setView] = useState(opened);
  const [held, setHeld] = useState(0n);
  const [money, setMoney] = useState<Money>({
    balance: BigInt(opened.balance),
    fairness: opened.fairness,
    freeRounds: opened.freeRounds,
  });
  const [notice, setNotice] = useState('');
  const sound = useSound();
  const { language, currency } = opened;
  const t = phrases[language];

  const settle = useCallback((change: SettledChange) => {
    setHeld(0n);
    tellPortal(null);
    setNotice('');
    setMoney((before) => ({
      balance: change.balance === undefined ? before.balance : BigInt(change.balance),
      fairness: change.fairness ?? before.fairness,
      freeRounds: change.freeRounds ?? before.freeRounds,
    }));
  }, []);
  const renew = useCallback(
    (renewed: SessionView) => {
      const { balance, fairness, freeRounds } = renewed;
      settle({ balance, fairness: fairness ?? undefined, freeRounds });
      setView(renewed);
    },
    [settle],
  );
  const back = useCallback(
    (renewed: SessionView) => {
      const played = (renewed.fairness?.nonce ?? 0) > (money.fairness?.nonce ?? 0);
      renew(renewed);
      setNotice(played ? t.studio.playedMeanwhile : t.studio.restored);
    },
    [money.fairness, renew, t],
  );
  const { connected, reportLost, reportBack } = useRecovery(client, back);

  const play = useMemo<Play>(
    () => ({
      client,
      view,
      language,
      t,
      money: (minor, whole) => formatMoney(minor, currency, language, whole),
      figure: (value, digits) => formatNumber(value, language, digits),
      hundredths: (value) => formatHundredths(value, language),
      balance: money.balance - held,
      fairness: money.fairness,
      freeRounds: money.freeRounds,
      connected,
      hold: (stake) => {
        setHeld(stake ?? 0n);
        tellPortal(stake === null ? null : money.balance - stake);
      },
      settle,
      renew,
      reportLost,
      reportBack,
      notice,
      sound,
    }),
    [
      client,
      view,
      language,
      currency,
      t,
      money,
      held,
      connected,
      settle,
      renew,
      reportLost,
      reportBack,
      notice,
      sound,
    ],
  );
  return <PlayContext value={play}>{children}</PlayContext>;
}
