import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { VendorWallet } from '#libs/games/common/wallet-transfer';
import { WithPhrases } from '../../lazy/with-phrases';
import { Loaded } from '../../lists/loaded';
import { EmptyState } from '../../ui/art/empty-state';
import { Beside } from '../../ui/layout/beside';
import { Page } from '../../ui/layout/page';
import { Section } from '../../ui/layout/section';
import { Stack } from '../../ui/layout/stack';
import { gameWalletsQuery } from './game-wallets.api';
import { WalletCard } from './wallet-card';
import { WalletsSummary } from './wallets-summary';

/** The wallets that game providers keep for the member, and the money moved there and back. */
export default function GameWalletsPage() {
  return (
    <WithPhrases bundle="wallets">
      <Wallets />
    </WithPhrases>
  );
}

function Wallets() {
  const { t } = useTranslation('wallets');
  const wallets = useQuery(gameWalletsQuery);
  return (
    <Page title={t('title')} lead={t('lead')} width="form">
      <Loaded query={wallets}>{({ list }) => <Content list={list} />}</Loaded>
    </Page>
  );
}

function Content({ list }: { list: VendorWallet[] }) {
  const { t } = useTranslation('wallets');
  if (list.length === 0) return <EmptyState title={t('emptyTitle')} text={t('emptyText')} />;
  return (
    <Beside side={<WalletsSummary list={list} />}>
      <Section title={t('list')}>
        <Stack as="ul" gap={3}>
          {list.map((wallet) => (
            <WalletCard key={wallet.vendor} wallet={wallet} />
          ))}
        </Stack>
      </Section>
    </Beside>
  );
}
