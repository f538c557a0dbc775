import { queryOptions } from '@tanstack/react-query';
import { listVendorWallets } from '#libs/games/common/wallet-transfer.calls';
import { queryClient } from '../../data/cache/query-client';
import { callApi } from '../../data/calls/call-api';

export const GAME_WALLETS = 'game-wallets';

export const gameWalletsQuery = queryOptions({
  queryKey: [GAME_WALLETS],
  queryFn: () => callApi(listVendorWallets, {}),
  staleTime: 0,
});

export const renewGameWallets = (): void => void queryClient.invalidateQueries({ queryKey: [GAME_WALLETS] });
