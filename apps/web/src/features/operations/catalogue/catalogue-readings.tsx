import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { CatalogueReading } from '#libs/games/common/catalogue-change';
import { acceptCatalogue, readCatalogue } from '#libs/operations/common/catalogue.calls';
import { useMomentText } from '../../../i18n/use-moment-text';
import { Loaded } from '../../../lists/loaded';
import { Facts } from '../../../ui/data/facts';
import { StatusPill } from '../../../ui/data/status-pill';
import { Section } from '../../../ui/layout/section';
import { Stack } from '../../../ui/layout/stack';
import { CaseActions } from '../case-actions';
import { useOperatorCommand } from '../operations.api';
import { OperatorConfirmDialog } from '../operator-dialogs';
import { catalogueReadingsQuery } from './catalogue.api';

/** The brand's vendors, each with the last reading of its list. */
export function CatalogueReadings() {
  const { t } = useTranslation('operations');
  const readings = useQuery(catalogueReadingsQuery);
  return (
    <Section title={t('catalogue.vendors')} ruled>
      <Loaded query={readings} room="large">
        {({ list }) => (
          <Stack gap={4}>
            {list.map((reading) => (
              <VendorCard key={reading.vendor} reading={reading} />
            ))}
          </Stack>
        )}
      </Loaded>
    </Section>
  );
}

function VendorCard({ reading }: { reading: CatalogueReading }) {
  const { t, i18n } = useTranslation('operations');
  const { dateTime } = useMomentText();
  const { vendor, vendorName, connected, readAt, titles, unreadable, failedAt, open } = reading;
  const counted = (count: number) => ({ count, shown: count.toLocaleString(i18n.language) });
  return (
    <Section card title={vendorName} tools={<ReadingState reading={reading} />}>
      {connected && (
        <>
          <Facts
            items={[
              { label: t('catalogue.readAt'), value: readAt ? dateTime(readAt) : t('catalogue.neverRead') },
              failedAt !== null && { label: t('catalogue.failedAt'), value: dateTime(failedAt) },
              { label: t('catalogue.titles'), value: t('catalogue.titleCount', counted(titles)) },
              unreadable > 0 && {
                label: t('catalogue.unreadable'),
                value: t('catalogue.unreadableCount', counted(unreadable)),
              },
              { label: t('catalogue.waiting'), value: t('catalogue.changeCount', counted(open)) },
            ]}
          />
          <ReadingMoves vendor={vendor} name={vendorName} readAt={readAt} open={open} />
        </>
      )}
    </Section>
  );
}

function ReadingState({ reading: { connected, failedAt, open } }: { reading: CatalogueReading }) {
  const { t } = useTranslation('operations');
  if (!connected) return <StatusPill tone="neutral">{t('catalogue.notConnected')}</StatusPill>;
  if (failedAt !== null) return <StatusPill tone="live">{t('catalogue.noAnswer')}</StatusPill>;
  return (
    <StatusPill tone={open > 0 ? 'live' : 'gain'}>
      {t(open > 0 ? 'catalogue.differs' : 'catalogue.agrees')}
    </StatusPill>
  );
}

interface ReadingMovesProps {
  vendor: string;
  name: string;
  readAt: string | null;
  open: number;
}

function ReadingMoves({ vendor, name, readAt, open }: ReadingMovesProps) {
  const { t, i18n } = useTranslation('operations');
  const read = useOperatorCommand(readCatalogue);
  return (
    <CaseActions
      refusal={read.refusal}
      actions={[
        {
          label: t('catalogue.readNow'),
          call: readCatalogue,
          busy: read.busy,
          run: () => void read.run({ code: vendor }),
        },
        open > 0 &&
          readAt !== null && {
            label: t('catalogue.acceptAll'),
            call: acceptCatalogue,
            dialog: (close) => (
              <OperatorConfirmDialog
                call={acceptCatalogue}
                input={{ code: vendor, readAt }}
                title={t('catalogue.acceptAllTitle', { name })}
                text={t('catalogue.acceptAllText', {
                  count: open,
                  shown: open.toLocaleString(i18n.language),
                })}
                action={t('catalogue.acceptAll')}
                done={t('catalogue.accepted')}
                onClose={close}
              />
            ),
          },
      ]}
    />
  );
}
