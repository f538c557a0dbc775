import { useTranslation } from 'react-i18next';
import type { TitleRow } from '#libs/games/common/title-switches';
import { changeTitle, proposeTitleRates } from '#libs/operations/common/titles.calls';
import { useAmountText } from '../../../i18n/use-amount-text';
import { Facts } from '../../../ui/data/facts';
import { StatusPill } from '../../../ui/data/status-pill';
import { Case } from '../case';
import { CaseActions } from '../case-actions';
import { useBrandCurrency } from '../operator-store';
import { TitleRatesDialog } from './title-rates-dialog';
import { TitleSwitchesDialog } from './title-switches-dialog';
import { useTitleName } from './use-title-name';

/** One game: what its vendor lists, and what the brand decides. */
export function TitleView({ title }: { title: TitleRow }) {
  const { t, i18n } = useTranslation('operations');
  const { t: site } = useTranslation();
  const { amount } = useAmountText();
  const currency = useBrandCurrency();
  const nameOf = useTitleName();
  const percent = (value: number) => (value / 100).toLocaleString(i18n.language, PERCENT);
  const yesOrNo = (value: boolean) => t(value ? 'titles.yes' : 'titles.no');
  const money = (value: string) => amount(value, currency);
  return (
    <Case title={nameOf(title)} status={<TitleState title={title} />}>
      <Facts
        items={[
          { label: t('catalogue.vendor'), value: title.vendorName },
          { label: t('catalogue.code'), value: title.gameCode },
          { label: t('catalogue.fields.gameType'), value: site(`category.${title.gameType}`) },
          { label: t('catalogue.fields.classify'), value: title.classify },
          { label: t('catalogue.fields.minBet'), value: money(title.minBet) },
          { label: t('catalogue.fields.maxBet'), value: money(title.maxBet) },
          { label: t('catalogue.fields.largestWin'), value: money(title.largestWin) },
          { label: t('titles.isHot'), value: yesOrNo(title.isHot) },
          { label: t('titles.isNew'), value: yesOrNo(title.isNew) },
          { label: t('titles.trial'), value: yesOrNo(title.trial) },
          { label: t('titles.position'), value: title.position.toLocaleString(i18n.language) },
          {
            label: t('titles.shownIn'),
            value: title.regions.length > 0 ? <bdi>{title.regions.join(', ')}</bdi> : t('titles.everywhere'),
          },
          { label: t('titles.betWeight'), value: percent(title.betWeight) },
          title.edge !== null && { label: t('titles.edge'), value: percent(Number(title.edge)) },
        ]}
      />
      <CaseActions
        actions={[
          {
            label: t('titles.change'),
            call: changeTitle,
            dialog: (close) => <TitleSwitchesDialog title={title} onClose={close} />,
          },
          {
            label: t('titles.proposeRates'),
            call: proposeTitleRates,
            dialog: (close) => <TitleRatesDialog title={title} onClose={close} />,
          },
        ]}
      />
    </Case>
  );
}

const PERCENT = { style: 'percent', maximumFractionDigits: 4 } as const;

export function TitleState({ title: { state } }: { title: Pick<TitleRow, 'state'> }) {
  const { t } = useTranslation('operations');
  return (
    <StatusPill tone={state === 'offered' ? 'gain' : 'neutral'}>{t(`titles.states.${state}`)}</StatusPill>
  );
}
