/** @jest-environment node */
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server.node';
import { Avatar } from './avatar';
import { Badge } from './badge';
import { BalanceCounter } from './balance-counter';
import { Breadcrumb } from './breadcrumb';
import { Button } from './button';
import { ButtonLink } from './button-link';
import { Checkbox } from './checkbox';
import { CodeField } from './code-field';
import { ConnectionBar } from './connection-bar';
import { Countdown } from './countdown';
import { DataTable } from './data-table';
import { Dialog } from './dialog';
import { ErrorState } from './error-state';
import { IconButton } from './icon-button';
import { Menu } from './menu';
import { MoneyField } from './money-field';
import { Pager } from './pager';
import { PasswordField } from './password-field';
import { Rail } from './rail';
import { SearchField } from './search-field';
import { Segmented } from './segmented';
import { Select } from './select';
import { Skeleton } from './skeleton';
import { StatusPill } from './status-pill';
import { Switch } from './switch';
import { Tabs } from './tabs';
import { Timeline } from './timeline';
import { ToastProvider } from './toast';
import { Tooltip } from './tooltip';
import { WaitingDialog } from './waiting-dialog';
import { WinnerRow } from './winner-row';

const nothing = () => undefined;
const read = { done: 'done', now: 'now', todo: 'to come', failed: 'refused' };
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
  Dialog: <Dialog open={false} onClose={nothing} title="Confirm" closeLabel="Close" />,
  ErrorState: <ErrorState title="Broken" text="Why" retry={{ label: 'Again', onRetry: nothing }} />,
  IconButton: <IconButton label="Refresh" icon={null} />,
  Menu: <Menu trigger={<Button>Open</Button>} items={[{ id: 'a', label: 'A' }]} />,
  MoneyField: <MoneyField label="Amount" value="" onChange={nothing} currencySymbol="৳" digits={2} />,
  Pager: (
    <Pager
      label="Pages"
      page={1}
      pages={9}
      onPage={nothing}
      previousLabel="Previous"
      nextLabel="Next"
      pageLabel={String}
    />
  ),
  PasswordField: <PasswordField label="Password" showPasswordLabel="Show" hidePasswordLabel="Hide" />,
  Rail: <Rail title="Hot" items={[<i key="a" />]} previousLabel="Previous" nextLabel="Next" />,
  SearchField: <SearchField label="Search" value="" onChange={nothing} clearLabel="Clear" />,
  Segmented: <Segmented label="Period" value="a" onChange={nothing} options={[option]} />,
  Select: <Select label="Bank" value="" onChange={nothing} options={[option]} placeholder="Choose" />,
  Skeleton: <Skeleton />,
  StatusPill: <StatusPill tone="gain">Received</StatusPill>,
  Switch: <Switch label="Sound" checked onCheckedChange={nothing} />,
  Tabs: <Tabs label="Records" value="a" onChange={nothing} tabs={[{ ...option, panel: 'Panel' }]} />,
  Timeline: <Timeline label="Steps" items={[{ id: 'a', label: 'A', state: 'now' }]} stateLabels={read} />,
  ToastProvider: (
    <ToastProvider regionLabel="Notices" closeLabel="Close">
      Page
    </ToastProvider>
  ),
  Tooltip: (
    <Tooltip text="Refresh">
      <Button>Refresh</Button>
    </Tooltip>
  ),
  WaitingDialog: (
    <WaitingDialog label="Loading" closeLabel="Close" onClose={nothing}>
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
