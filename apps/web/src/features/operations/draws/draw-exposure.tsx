import { useTranslation } from 'react-i18next';
import type { DrawDetail } from '#libs/lottery/common/operator-draws';
import { useAmountText } from '../../../i18n/use-amount-text';
import { DataTable } from '../../../ui/data/data-table';
import { CasePart } from '../case';

/** What the outcomes would pay that cost the most, by group, and the numbers with a price of their own. */
export function DrawExposure({ draw: { exposure, prices, currency } }: { draw: DrawDetail }) {
  const { t } = useTranslation('operations');
  const { amount } = useAmountText();
  const rows = exposure.flatMap(({ group, limit, worst }) =>
    worst.map(({ outcome, payout }, at) => ({ key: `${group} ${at}`, group, outcome, payout, limit })),
  );
  return (
    <>
      <CasePart title={t('draws.exposure')}>
        <DataTable
          caption={t('draws.exposure')}
          dense
          rows={rows}
          rowKey={({ key }) => key}
          empty={<p>{t('draws.noExposure')}</p>}
          columns={[
            { key: 'group', header: t('draws.group'), cell: ({ group }) => group || t('draws.ungrouped') },
            {
              key: 'outcome',
              header: t('draws.outcome'),
              cell: ({ outcome }) => <bdi>{outcome || '–'}</bdi>,
            },
            {
              key: 'payout',
              header: t('draws.payout'),
              figures: true,
              cell: (row) => amount(row.payout, currency),
            },
            {
              key: 'limit',
              header: t('draws.limit'),
              figures: true,
              cell: (row) => amount(row.limit, currency),
            },
          ]}
        />
      </CasePart>
      {prices.length > 0 && (
        <CasePart title={t('draws.numbers')}>
          <DataTable
            caption={t('draws.numbers')}
            dense
            rows={prices}
            rowKey={({ rule, number }) => `${rule} ${number}`}
            empty={null}
            columns={[
              { key: 'rule', header: t('draws.rule'), cell: ({ rule }) => rule },
              { key: 'number', header: t('draws.numbersField'), cell: ({ number }) => <bdi>{number}</bdi> },
              { key: 'price', header: t('draws.price'), cell: ({ price }) => t(`draws.prices.${price}`) },
            ]}
          />
        </CasePart>
      )}
    </>
  );
}
