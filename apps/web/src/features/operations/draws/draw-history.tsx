import { useTranslation } from 'react-i18next';
import { findGame } from '#libs/lottery/common/games';
import type { DrawDetail } from '#libs/lottery/common/operator-draws';
import { momentText, useMomentText } from '../../../i18n/use-moment-text';
import { DataTable } from '../../../ui/data/data-table';
import { CasePart } from '../case';

/** What operators and feeds said of the result, what it was before a correction, and when the draw was to be. */
export function DrawHistory({ draw }: { draw: DrawDetail }) {
  const { t, i18n } = useTranslation('operations');
  const { dateTime } = useMomentText();
  const { gameCode, entries, messages, moves, revisions } = draw;
  const { date } = momentText(i18n.language, findGame(gameCode)?.timeZone);
  const result = (value: string | null) => <bdi>{value ?? t('draws.hidden')}</bdi>;
  return (
    <>
      {entries.length > 0 && (
        <CasePart title={t('draws.entries')}>
          <DataTable
            caption={t('draws.entries')}
            dense
            rows={entries}
            rowKey={({ operator, enteredAt }) => `${operator} ${enteredAt}`}
            empty={null}
            columns={[
              { key: 'operator', header: t('draws.operator'), cell: ({ operator }) => operator },
              { key: 'at', header: t('draws.at'), cell: ({ enteredAt }) => dateTime(enteredAt) },
              {
                key: 'state',
                header: t('draws.state'),
                cell: ({ state }) => t(`draws.entryStates.${state}`),
              },
              { key: 'result', header: t('draws.result'), cell: (row) => result(row.result) },
            ]}
          />
        </CasePart>
      )}
      {messages.length > 0 && (
        <CasePart title={t('draws.messages')}>
          <DataTable
            caption={t('draws.messages')}
            dense
            rows={messages}
            rowKey={({ feed, sequence }) => `${feed} ${sequence}`}
            empty={null}
            columns={[
              { key: 'feed', header: t('draws.feed'), cell: ({ feed }) => feed },
              {
                key: 'sequence',
                header: t('draws.sequence'),
                figures: true,
                cell: ({ sequence }) => sequence.toLocaleString(i18n.language),
              },
              { key: 'at', header: t('draws.at'), cell: ({ receivedAt }) => dateTime(receivedAt) },
              { key: 'result', header: t('draws.result'), cell: (row) => result(row.result) },
            ]}
          />
        </CasePart>
      )}
      {moves.length > 0 && (
        <CasePart title={t('draws.moves')}>
          <DataTable
            caption={t('draws.moves')}
            dense
            rows={moves}
            rowKey={({ movedAt }) => movedAt}
            empty={null}
            columns={[
              { key: 'at', header: t('draws.at'), cell: ({ movedAt }) => dateTime(movedAt) },
              { key: 'from', header: t('draws.movedFrom'), cell: ({ before }) => date(before) },
              { key: 'to', header: t('draws.movedTo'), cell: ({ after }) => date(after) },
              { key: 'reason', header: t('reason'), cell: ({ reason }) => reason },
            ]}
          />
        </CasePart>
      )}
      {revisions.length > 1 && (
        <CasePart title={t('draws.revisions')}>
          <DataTable
            caption={t('draws.revisions')}
            dense
            rows={revisions}
            rowKey={({ revision }) => String(revision)}
            empty={null}
            columns={[
              { key: 'at', header: t('draws.at'), cell: ({ decidedAt }) => dateTime(decidedAt) },
              { key: 'result', header: t('draws.result'), cell: (row) => result(row.result) },
              { key: 'reason', header: t('reason'), cell: ({ reason }) => reason ?? '–' },
            ]}
          />
        </CasePart>
      )}
    </>
  );
}
