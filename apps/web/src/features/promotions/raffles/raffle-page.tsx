import { QueryClientProvider } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import type { Raffle } from '#libs/rewards/common/raffles.calls';
import { queryClient } from '../../../data/cache/query-client';
import { useDocumentTitle } from '../../../data/start/use-document-title';
import { useMomentText } from '../../../i18n/use-moment-text';
import { withPhrases } from '../../../lazy/with-phrases';
import { DetailPage } from '../../../lists/detail-page';
import { PATHS, pathOf } from '../../../routes/paths';
import { Select } from '../../../ui/forms/select';
import { Beside } from '../../../ui/layout/beside';
import { Text } from '../../../ui/layout/text';
import styles from '../promotions.module.css';
import { DrawCheck } from './draw-check';
import { OwnTickets } from './own-tickets';
import { RaffleFacts } from './raffle-facts';
import { RaffleStatus } from './raffle-status';
import { useRaffle } from './raffles.api';
import { Winners } from './winners';

/** A raffle with its tickets, its winners, and a check of the draw by the reader's own browser. */
function RafflePage() {
  return (
    <QueryClientProvider client={queryClient}>
      <Content />
    </QueryClientProvider>
  );
}

export default withPhrases('rewards', RafflePage);

function Content() {
  const { t } = useTranslation('rewards', { keyPrefix: 'raffles' });
  const { id = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const named = search.get('draw') ?? undefined;
  const raffle = useRaffle(id, named);
  const title = raffle.data?.title ?? t('title');
  useDocumentTitle(title);
  return (
    <DetailPage
      title={title}
      query={raffle}
      back={{ to: pathOf(PATHS.promotion, { id }), label: t('terms') }}
      missing={t('missing')}
    >
      {(value) => <View raffle={value} onDraw={(draw) => setSearch({ draw }, { replace: true })} />}
    </DetailPage>
  );
}

function View({ raffle, onDraw }: { raffle: Raffle; onDraw: (id: string) => void }) {
  const { t } = useTranslation('rewards', { keyPrefix: 'raffles' });
  const { dateTime } = useMomentText();
  const { draws, text, state } = raffle;
  return (
    <Beside side={<RaffleFacts raffle={raffle} />}>
      {draws.length > 1 && (
        <Select
          label={t('draws')}
          value={raffle.id}
          onChange={onDraw}
          options={draws.map((draw) => ({
            value: draw.id,
            label: t('drawOf', { time: dateTime(new Date(draw.endsAt)), state: t(`states.${draw.state}`) }),
          }))}
        />
      )}
      <RaffleStatus raffle={raffle} />
      {text && <Text className={styles.text}>{text}</Text>}
      <OwnTickets key={raffle.id} raffle={raffle} />
      {state === 'drawn' && <Winners raffle={raffle} />}
      {raffle.listHash !== null && <DrawCheck key={`${raffle.id} ${state}`} raffle={raffle} />}
    </Beside>
  );
}
