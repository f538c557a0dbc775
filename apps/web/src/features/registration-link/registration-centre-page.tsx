import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listRegistrationLinks, type RegistrationLink } from '#libs/agency/common/registration-link.calls';
import { callApi } from '../../data/calls/call-api';
import { type CsvColumn, CsvExport } from '../../lists/csv-export';
import { Loaded } from '../../lists/loaded';
import { useList } from '../../lists/use-list';
import { EmptyState } from '../../ui/art/empty-state';
import { Pager } from '../../ui/data/pager';
import { Button } from '../../ui/forms/button';
import { Page } from '../../ui/layout/page';
import { Row } from '../../ui/layout/row';
import { CloseLinkDialog } from './close-link-dialog';
import { CreateLinkDialog } from './create-link-dialog';
import { LinkDialog } from './link-dialog';
import { LinkRow } from './link-row';
import { registrationLinksQuery } from './registration-link.api';
import styles from './registration-link.module.css';

type Open = { dialog: 'create' } | { dialog: 'show' | 'made' | 'close'; link: RegistrationLink };

/** The agent's registration links: made, shown, copied, closed, and who came by them. */
export default function RegistrationCentrePage() {
  const { t } = useTranslation('agency');
  const list = useList({ query: ({ pageNo }) => registrationLinksQuery(pageNo) });
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const empty = list.data?.total === 0;
  const create = (
    <Button tone="primary" icon={<Link2 size={18} />} onClick={() => setOpen({ dialog: 'create' })}>
      {t('registrationLink.create')}
    </Button>
  );
  return (
    <Page
      title={t('agentCentre.pages.registerCenter')}
      lead={t('registrationLink.lead')}
      tools={empty ? undefined : create}
    >
      <Loaded query={list.query} room="medium">
        {({ list: links, totalPages }) =>
          links.length === 0 ? (
            <EmptyState
              title={t('registrationLink.emptyTitle')}
              text={t('registrationLink.emptyText')}
              action={create}
            />
          ) : (
            <>
              <Export />
              <ul className={styles.links}>
                {links.map((link) => (
                  <LinkRow
                    key={link.id}
                    link={link}
                    onShow={() => setOpen({ dialog: 'show', link })}
                    onClose={() => setOpen({ dialog: 'close', link })}
                  />
                ))}
              </ul>
              <Pager page={list.choice.page} pages={totalPages} onPage={(page) => list.choose({ page })} />
            </>
          )
        }
      </Loaded>
      {open?.dialog === 'create' && (
        <CreateLinkDialog onClose={close} onMade={(link) => setOpen({ dialog: 'made', link })} />
      )}
      {(open?.dialog === 'show' || open?.dialog === 'made') && (
        <LinkDialog link={open.link} made={open.dialog === 'made'} onClose={close} />
      )}
      {open?.dialog === 'close' && <CloseLinkDialog link={open.link} onClose={close} />}
    </Page>
  );
}

function Export() {
  const { t } = useTranslation('agency');
  const columns: CsvColumn<RegistrationLink>[] = [
    { header: t('registrationLink.name'), value: ({ name }) => name },
    { header: t('registrationLink.code'), value: ({ code }) => code },
    { header: t('registrationLink.address'), value: ({ url }) => url },
    {
      header: t('registrationLink.as'),
      value: ({ as }) => (as === 'agent' ? t('team.agent') : t('team.member')),
    },
    { header: t('registrationLink.registrations'), value: ({ registrations }) => String(registrations) },
    { header: t('registrationLink.created'), value: ({ createdAt }) => createdAt },
    {
      header: t('team.status'),
      value: ({ open }) => (open ? t('registrationLink.open') : t('registrationLink.closed')),
    },
  ];
  return (
    <Row justify="end">
      <CsvExport
        name="registration-links"
        columns={columns}
        rowKey={({ id }) => id}
        load={(paging) => callApi(listRegistrationLinks, paging)}
      />
    </Row>
  );
}
