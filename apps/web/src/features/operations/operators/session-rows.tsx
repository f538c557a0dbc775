import { type UseQueryResult } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OperatorSession } from '#libs/authentication/common/operator-account';
import { useMomentText } from '../../../i18n/use-moment-text';
import { Loaded } from '../../../lists/loaded';
import { ListRow } from '../../../ui/data/list-row';
import { StatusPill } from '../../../ui/data/status-pill';
import { Button } from '../../../ui/forms/button';
import { Text } from '../../../ui/layout/text';
import { browserName } from '../../security/shared/browser-name';

interface SessionRowsProps {
  query: UseQueryResult<{ list: OperatorSession[] }>;
  /** Asks before a session is ended; without it none can be. */
  dialog?: ((session: OperatorSession, close: () => void) => ReactNode) | undefined;
}

/** Open sessions of an operator, and a button to end each other than the one that is looking. */
export function SessionRows({ query, dialog }: SessionRowsProps) {
  const { t } = useTranslation('operations');
  const { dateTime } = useMomentText();
  const [ending, setEnding] = useState<OperatorSession | null>(null);
  return (
    <>
      <Loaded query={query} room="small">
        {({ list }) =>
          list.length === 0 ? (
            <Text tone="muted">{t('operator.noSessions')}</Text>
          ) : (
            <ul>
              {list.map((session) => {
                const browser = browserName(session.userAgent) ?? t('member.unknownClient');
                const { address, startedAt, seenAt } = session;
                return (
                  <ListRow
                    key={session.id}
                    icon={<MonitorSmartphone size={20} />}
                    title={browser}
                    text={t('operator.sessionText', {
                      address,
                      startedAt: dateTime(startedAt),
                      seenAt: dateTime(seenAt),
                    })}
                    status={
                      session.current && <StatusPill tone="gain">{t('operator.thisSession')}</StatusPill>
                    }
                    action={
                      dialog &&
                      !session.current && (
                        <Button
                          size="small"
                          aria-label={t('operator.endSessionOf', { browser, address })}
                          onClick={() => setEnding(session)}
                        >
                          {t('operator.endSession')}
                        </Button>
                      )
                    }
                  />
                );
              })}
            </ul>
          )
        }
      </Loaded>
      {ending && dialog?.(ending, () => setEnding(null))}
    </>
  );
}
