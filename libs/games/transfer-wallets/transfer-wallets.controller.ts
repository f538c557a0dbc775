import { Controller, type OnModuleInit } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import { CallAnswers } from '#libs/platform/http/call-answers';
import type { LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { listVendorWallets, orderWalletTransfer } from '../common/wallet-transfer.calls.js';
import { TransferAnswers } from './transfer-answers.js';
import { TransferOrders } from './transfer-orders.js';
import { VendorWallets } from './vendor-wallets.js';

@Controller()
export class TransferWalletsController implements OnModuleInit {
  constructor(
    private readonly orders: TransferOrders,
    private readonly outcomes: TransferAnswers,
    private readonly wallets: VendorWallets,
    private readonly answers: CallAnswers,
  ) {}

  onModuleInit(): void {
    this.answers.register(orderWalletTransfer, (_, transfer) => this.outcomes.current(transfer));
  }

  /** Its answer is completed after COMMIT: until then no request has left. */
  @Handle(orderWalletTransfer)
  order(input: InputOf<typeof orderWalletTransfer>, caller: LoggedIn) {
    return this.orders.order(caller, input);
  }

  @Handle(listVendorWallets)
  list(_: unknown, caller: LoggedIn) {
    return this.wallets.list(caller);
  }
}
