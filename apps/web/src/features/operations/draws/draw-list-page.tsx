import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LOTTERY_GAMES } from '#libs/lottery/common/games';
import { DRAW_LIST_STATES, type DrawCase } from '#libs/lottery/common/operator-draws';
import { drawList } from '#libs/operations/common/lottery.calls';
import { useMomentText } from '../../../i18n/use-moment-text';
import { ChoiceFilter } from '../../../lists/choice-filter';
import { oneOf } from '../../../lists/list-choice';
import { useColumns } from '../../../lists/use-columns';
import { Select } from '../../../ui/forms/select';
import { QueueFilterFields } from '../queue-filter-fields';
import { TEXT_ONLY } from '../queue-filters';
import { QueuePage } from '../queue-page';
import { useQueue } from '../use-queue';
import { DrawPill, useGameName } from './draw-text';
import { DrawView } from './draw-view';

const GAMES = LOTTERY_GAMES.map(({ code }) => code);
const FILTERS = {
  ...TEXT_ONLY,
  state: oneOf(DRAW_LIST_STATES, 'awaited'),
  gameCode: oneOf(GAMES, ''),
};

/** Draws, those first that wait for a result of an operator, and the one that is open. */
export function DrawListPage({ choice }: { choice: ReactNode }) {
  const { t } = useTranslation('operations');
  const { dateTime } = useMomentText();
  const nameOf = useGameName();
  const list = useQueue(drawList, FILTERS);
  const state = list.filter('state');
  const column = useColumns<DrawCase>();
  return (
    <QueuePage
      list={list}
      title={t('draws.title')}
      caption={t('draws.list')}
      path="/draws/list"
      filters={
        <>
          {choice}
          <QueueFilterFields
            narrowing={list.narrowing}
            withoutAmounts
            withoutDays
            searchLabel={t('draws.search')}
          >
            <Select
              label={t('draws.state')}
              value={state.value}
              onChange={(next) => state.onChange(DRAW_LIST_STATES.find((each) => each === next) ?? 'awaited')}
              options={DRAW_LIST_STATES.map((each) => ({ value: each, label: t(`draws.states.${each}`) }))}
            />
            <ChoiceFilter
              {...list.filter('gameCode')}
              label={t('draws.game')}
              all={t('filter.all')}
              values={GAMES}
              text={(code) => code}
            />
          </QueueFilterFields>
        </>
      }
      columns={[
        column.text(t('draws.game'), nameOf),
        column.text(t('draws.number'), ({ drawNo }) => drawNo),
        column.text(t('draws.drawAt'), ({ drawAt }) => dateTime(drawAt)),
        column.own(t('draws.state'), (draw) => <DrawPill draw={draw} />),
      ]}
      empty={{ title: t('draws.emptyTitle'), text: t('draws.emptyText') }}
      open={(id) => <DrawView key={id} id={id} />}
    />
  );
}
