import { useTranslation } from 'react-i18next';
import type { PayoutLine } from '#libs/agency/common/salary.calls';
import { useColumns } from '../../lists/use-columns';
import { StatusPill } from '../../ui/data/status-pill';
import { Row } from '../../ui/layout/row';
import { useGameName } from '../games/shared/use-game-name';

const OUTCOME_TONES = { win: 'gain', loss: 'neutral', push: 'neutral' } as const;

export function useLineColumns(currency: string) {
  const { t } = useTranslation('agency');
  const gameName = useGameName();
  const column = useColumns<PayoutLine>(() => currency);
  return [
    column.name(t('salary.line.account'), ({ account }) => account),
    column.inFile(t('salary.number'), ({ betId }) => betId),
    column.text(t('salary.line.game'), ({ gameNames }) => gameName(gameNames)),
    column.moment(t('salary.line.settledAt'), ({ settledAt }) => settledAt),
    column.amount(t('salary.line.stake'), ({ stake }) => stake),
    column.amount(t('salary.line.payout'), ({ payout }) => payout),
    column.amount(t('salary.validBet'), ({ validBet }) => validBet),
    column.own(
      t('salary.line.outcome'),
      ({ outcome, reversal, cut }) => (
        <Row as="span" gap={1}>
          <StatusPill tone={OUTCOME_TONES[outcome]}>{t(`salary.line.outcomes.${outcome}`)}</StatusPill>
          {reversal && <StatusPill tone="live">{t('salary.line.reversal')}</StatusPill>}
          {cut && <StatusPill tone="progress">{t('salary.line.cut')}</StatusPill>}
        </Row>
      ),
      ({ outcome }) => t(`salary.line.outcomes.${outcome}`),
    ),
    column.inFile(t('salary.line.reversal'), ({ reversal }) => (reversal ? '1' : '0')),
    column.inFile(t('salary.line.cut'), ({ cut }) => (cut ? '1' : '0')),
    column.rate(t('salary.line.ownRate'), ({ ownRate }) => ownRate),
    column.rate(t('salary.line.belowRate'), ({ belowRate }) => belowRate),
    column.exact(t('salary.line.amount'), ({ amount }) => amount),
  ];
}
