import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SaleLimits } from '#libs/lottery/common/operator-draws';
import { changeSaleLimits } from '#libs/operations/common/lottery.calls';
import { useDocumentTitle } from '../../../data/start/use-document-title';
import { useAmountText } from '../../../i18n/use-amount-text';
import { Loaded } from '../../../lists/loaded';
import { DataTable } from '../../../ui/data/data-table';
import { Button } from '../../../ui/forms/button';
import { Page } from '../../../ui/layout/page';
import { Permitted } from '../permitted';
import { useGameName } from './draw-text';
import { saleLimitsQuery } from './draws.api';
import { SaleLimitsDialog } from './sale-limits-dialog';

/** What each game of the lottery may take in. */
export function SaleLimitsPage({ choice }: { choice: ReactNode }) {
  const { t } = useTranslation('operations');
  useDocumentTitle(t('draws.limits'));
  return (
    <Page title={t('draws.limits')} lead={t('draws.limitsLead')} tools={choice}>
      <Loaded query={useQuery(saleLimitsQuery)}>{({ list }) => <LimitsTable list={list} />}</Loaded>
    </Page>
  );
}

function LimitsTable({ list }: { list: SaleLimits[] }) {
  const { t } = useTranslation('operations');
  const { amount, count } = useAmountText();
  const nameOf = useGameName();
  const [code, setCode] = useState<string | null>(null);
  const changed = list.find(({ gameCode }) => gameCode === code);
  const money = (name: 'lineMin' | 'lineMax' | 'outcomePay' | 'ungroupedPay') => ({
    key: name,
    header: t(`draws.limitFields.${name}`),
    figures: true,
    cell: (row: SaleLimits) => amount(row[name], row.currency),
  });
  return (
    <>
      <DataTable
        caption={t('draws.limits')}
        wide
        rows={list}
        rowKey={({ gameCode }) => gameCode}
        empty={<p>{t('draws.noGames')}</p>}
        columns={[
          { key: 'game', header: t('draws.game'), cell: nameOf },
          money('lineMin'),
          money('lineMax'),
          {
            key: 'lineBets',
            header: t('draws.limitFields.lineBets'),
            figures: true,
            cell: ({ lineBets }) => count(lineBets),
          },
          money('outcomePay'),
          money('ungroupedPay'),
          {
            key: 'change',
            header: t('draws.change'),
            cell: (row) => (
              <Permitted permission={changeSaleLimits.permission}>
                <Button size="small" onClick={() => setCode(row.gameCode)}>
                  {t('draws.change')}
                </Button>
              </Permitted>
            ),
          },
        ]}
      />
      {changed && <SaleLimitsDialog key={changed.version} limits={changed} onClose={() => setCode(null)} />}
    </>
  );
}
