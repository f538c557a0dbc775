import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import { type Caller, CallerOf, Input, Signed, type SignedRequest } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import {
  walletAuthenticate,
  walletBalance,
  walletBet,
  walletRollback,
  walletWin,
} from './common/wallet.calls.js';
import { WalletGateway } from './wallet.gateway.js';

@Controller()
export class WalletController {
  constructor(private readonly gateway: WalletGateway) {}

  @Handle(walletAuthenticate)
  authenticate(
    @CallerOf() caller: Caller,
    @Signed() request: SignedRequest,
    @Input() fields?: InputOf<typeof walletAuthenticate>,
  ) {
    return this.gateway.authenticate({ caller, request }, fields);
  }

  @Handle(walletBalance)
  balance(
    @CallerOf() caller: Caller,
    @Signed() request: SignedRequest,
    @Input() fields?: InputOf<typeof walletBalance>,
  ) {
    return this.gateway.balance({ caller, request }, fields);
  }

  @Handle(walletBet)
  bet(
    @CallerOf() caller: Caller,
    @Signed() request: SignedRequest,
    @Input() fields?: InputOf<typeof walletBet>,
  ) {
    return this.gateway.move({ caller, request }, 'bet', fields);
  }

  @Handle(walletWin)
  win(
    @CallerOf() caller: Caller,
    @Signed() request: SignedRequest,
    @Input() fields?: InputOf<typeof walletWin>,
  ) {
    return this.gateway.move({ caller, request }, 'win', fields);
  }

  @Handle(walletRollback)
  rollback(
    @CallerOf() caller: Caller,
    @Signed() request: SignedRequest,
    @Input() fields?: InputOf<typeof walletRollback>,
  ) {
    return this.gateway.move({ caller, request }, 'rollback', fields);
  }
}
