import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { DetailPage } from '../../lists/detail-page';
import { PATHS } from '../../routes/paths';
import { betQuery } from '../games/shared/rounds.api';
import { BetView } from './bet-view';

/** One round: what was staked and paid, when, and the proof of its result. Moves by push. */
export default function BetPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  return (
    <DetailPage
      title={t('bets.round')}
      width="list"
      query={useQuery(betQuery(id))}
      back={{ to: PATHS.bets, label: t('bets.toRecord') }}
      missing={t('bets.missing')}
    >
      {(bet) => <BetView bet={bet} />}
    </DetailPage>
  );
}
