import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  type MaintainedVendor,
  setTitleMaintenance,
  setVendorMaintenance,
} from '#libs/operations/common/game-maintenance.calls';
import { useLanguage } from '../../../data/preferences/language';
import { Loaded } from '../../../lists/loaded';
import { StatusPill } from '../../../ui/data/status-pill';
import { Row } from '../../../ui/layout/row';
import { Section } from '../../../ui/layout/section';
import { Stack } from '../../../ui/layout/stack';
import { CaseActions } from '../case-actions';
import { OperatorReasonDialog } from '../operator-dialogs';
import { gameMaintenanceQuery } from './site-gate.api';

/** Vendors and their games, with the maintenance of each. */
export function GameMaintenanceList() {
  const vendors = useQuery(gameMaintenanceQuery);
  return (
    <Loaded query={vendors} room="large">
      {({ list }) => (
        <Stack gap={4}>
          {list.map((vendor) => (
            <VendorCard key={vendor.code} vendor={vendor} />
          ))}
        </Stack>
      )}
    </Loaded>
  );
}

function VendorCard({ vendor }: { vendor: MaintainedVendor }) {
  const { code, name, maintenance, titles } = vendor;
  return (
    <Section card title={name} tools={<State maintenance={maintenance} />}>
      <Move name={name} maintenance={maintenance} code={code} />
      <Stack as="ul" gap={2}>
        {titles.map((title) => (
          <TitleRow key={title.nodeId} title={title} />
        ))}
      </Stack>
    </Section>
  );
}

function TitleRow({ title: { nodeId, names, maintenance } }: { title: MaintainedVendor['titles'][number] }) {
  const { language } = useLanguage();
  const name = names[language] ?? names.EN ?? String(nodeId);
  return (
    <Row as="li" justify="apart">
      <span>{name}</span>
      <Row>
        {maintenance && <State maintenance />}
        <Move name={name} maintenance={maintenance} nodeId={nodeId} />
      </Row>
    </Row>
  );
}

function State({ maintenance }: { maintenance: boolean }) {
  const { t } = useTranslation('operations');
  return (
    <StatusPill tone={maintenance ? 'live' : 'gain'}>
      {t(maintenance ? 'gate.inMaintenance' : 'gate.available')}
    </StatusPill>
  );
}

type MoveProps = { name: string; maintenance: boolean } & ({ code: string } | { nodeId: number });

function Move({ name, maintenance, ...what }: MoveProps) {
  const { t } = useTranslation('operations');
  const next = !maintenance;
  const label = t(next ? 'gate.beginMaintenance' : 'gate.endMaintenance');
  const shared = {
    title: t(next ? 'gate.beginMaintenanceOf' : 'gate.endMaintenanceOf', { name }),
    text: t(next ? 'gate.beginMaintenanceText' : 'gate.endMaintenanceText'),
    action: label,
    danger: next,
  };
  return (
    <CaseActions
      actions={[
        {
          label,
          call: setVendorMaintenance,
          dialog: (close) =>
            'code' in what ? (
              <OperatorReasonDialog
                {...shared}
                call={setVendorMaintenance}
                inputOf={(reason) => ({ code: what.code, maintenance: next, reason })}
                onClose={close}
              />
            ) : (
              <OperatorReasonDialog
                {...shared}
                call={setTitleMaintenance}
                inputOf={(reason) => ({ nodeId: what.nodeId, maintenance: next, reason })}
                onClose={close}
              />
            ),
        },
      ]}
    />
  );
}
