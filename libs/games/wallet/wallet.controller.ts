import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import type { CallContext } from '#libs/platform/http/call-context';
import type { Caller } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import {
  walletAuthenticate,
  walletBalance,
  walletBet,
  walletRollback,
  walletWin,
} from '../common/wallet.calls.js';
import { WalletGateway } from './wallet.gateway.js';

@Controller()
export class WalletController {
  constructor(private readonly gateway: WalletGateway) {}

  @Handle(walletAuthenticate)
  authenticate(fields: InputOf<typeof walletAuthenticate> | undefined, caller: Caller, request: CallContext) {
    return this.gateway.authenticate({ caller, request }, fields);
  }

  @Handle(walletBalance)
  balance(fields: InputOf<typeof walletBalance> | undefined, caller: Caller, request: CallContext) {
    return this.gateway.balance({ caller, request }, fields);
  }

  @Handle(walletBet)
  bet(fields: InputOf<typeof walletBet> | undefined, caller: Caller, request: CallContext) {
    return this.gateway.move({ caller, request }, 'bet', fields);
  }

  @Handle(walletWin)
  win(fields: InputOf<typeof walletWin> | undefined, caller: Caller, request: CallContext) {
    return this.gateway.move({ caller, request }, 'win', fields);
  }

  @Handle(walletRollback)
  rollback(fields: InputOf<typeof walletRollback> | undefined, caller: Caller, request: CallContext) {
    return this.gateway.move({ caller, request }, 'rollback', fields);
  }
}
