/** @jest-environment node */
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server.node';
import { Avatar } from './data/avatar';
import { Badge } from './data/badge';
import { BalanceCounter } from './data/balance-counter';
import { Countdown } from './data/countdown';
import { DataTable } from './data/data-table';
import { Pager } from './data/pager';
import { StatusPill } from './data/status-pill';
import { Timeline } from './data/timeline';
import { WinnerRow } from './data/winner-row';
import { ConnectionBar } from './feedback/connection-bar';
import { ErrorState } from './feedback/error-state';
import { Skeleton } from './feedback/skeleton';
import { ToastProvider } from './feedback/toast';
import { Button } from './forms/button';
import { ButtonLink } from './forms/button-link';
import { Checkbox } from './forms/checkbox';
import { CodeField } from './forms/code-field';
import { IconButton } from './forms/icon-button';
import { MoneyField } from './forms/money-field';
import { PasswordField } from './forms/password-field';
import { SearchField } from './forms/search-field';
import { Segmented } from './forms/segmented';
import { Select } from './forms/select';
import { Switch } from './forms/switch';
import { Breadcrumb } from './layout/breadcrumb';
import { Rail } from './layout/rail';
import { Tabs } from './layout/tabs';
import { Dialog } from './overlays/dialog';
import { Menu } from './overlays/menu';
import { WaitingDialog } from './overlays/waiting-dialog';

const nothing = () => undefined;
const option = { value: 'a', label: 'A' };

const components: Record<string, ReactElement> = {
  Avatar: <Avatar name="Green River" />,
  Badge: <Badge count={3} label="unread" />,
  BalanceCounter: <BalanceCounter minor="100" format={String} label="Balance" hiddenLabel="hidden" />,
  Breadcrumb: <Breadcrumb label="Path" items={[{ id: 'a', label: 'A', onSelect: nothing }]} />,
  Button: <Button loading>Deposit</Button>,
  ButtonLink: <ButtonLink href="/deposit">Deposit</ButtonLink>,
  Checkbox: <Checkbox label="Rules" error="Missing" />,
  CodeField: <CodeField label="Code" value="12" onChange={nothing} />,
  ConnectionBar: <ConnectionBar state="lost" texts={{ lost: 'lost', restoring: '', restored: '' }} />,
  Countdown: <Countdown deadlineMs={1000} nowMs={() => 0} label="Closes in" />,
  DataTable: (
    <DataTable
      caption="Bets"
      columns={[{ key: 'id', header: 'Id', cell: (row: { id: string }) => row.id }]}
      rows={[{ id: 'a' }]}
      rowKey={(row) => row.id}
      empty="None"
    />
  ),
  Dialog: <Dialog open={false} onClose={nothing} title="Confirm" />,
  ErrorState: <ErrorState title="Broken" text="Why" retry={{ label: 'Again', onRetry: nothing }} />,
  IconButton: <IconButton label="Refresh" icon={null} />,
  Menu: <Menu trigger={<Button>Open</Button>} items={[{ id: 'a', label: 'A' }]} />,
  MoneyField: <MoneyField label="Amount" value="" onChange={nothing} currencySymbol="৳" digits={2} />,
  Pager: <Pager page={3} pages={9} onPage={nothing} />,
  PasswordField: <PasswordField label="Password" />,
  Rail: <Rail title="Hot" items={[<i key="a" />]} previousLabel="Previous" nextLabel="Next" />,
  SearchField: <SearchField label="Search" value="" onChange={nothing} clearLabel="Clear" />,
  Segmented: <Segmented label="Period" value="a" onChange={nothing} options={[option]} />,
  Select: <Select label="Bank" value="a" onChange={nothing} options={[option]} />,
  Skeleton: <Skeleton />,
  StatusPill: <StatusPill tone="gain">Received</StatusPill>,
  Switch: <Switch label="Sound" checked onCheckedChange={nothing} />,
  Tabs: <Tabs label="Records" value="a" onChange={nothing} tabs={[{ ...option, panel: 'Panel' }]} />,
  Timeline: <Timeline label="Steps" items={[{ id: 'a', label: 'A', state: 'now' }]} />,
  ToastProvider: (
    <ToastProvider regionLabel="Notices" closeLabel="Close">
      Page
    </ToastProvider>
  ),
  WaitingDialog: (
    <WaitingDialog label="Loading" onClose={nothing}>
      <Skeleton />
    </WaitingDialog>
  ),
  WinnerRow: <WinnerRow name="ra***7" game="Reels" amount="৳100" ago="now" />,
};

describe('a component rendered on the server', () => {
  it.each(Object.entries(components))(
    '%s carries nothing inline that the content policy refuses',
    (_, component) => {
      const markup = renderToString(component);
      expect(markup).not.toMatch(/ style=|<style|<script| on[a-z]+=/);
    },
  );

  it('draws no time, so that hydration finds the same', () => {
    expect(renderToString(<Countdown deadlineMs={5000} nowMs={() => 0} label="Closes in" />)).toContain(
      '--:--',
    );
  });
});
