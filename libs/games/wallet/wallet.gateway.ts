import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { InputOf } from '#libs/platform/common/call';
import type { SignedRequest } from '#libs/platform/crypto/signature';
import type { Caller } from '#libs/platform/http/caller';
import { toAppError } from '#libs/platform/http/error.filter';
import { LOGGER } from '#libs/platform/logging/logging.module';
import { BrandRegistry } from '#libs/site/index';
import type { WalletReply, walletAuthenticate, walletBalance } from '../common/wallet.calls.js';
import { GameVendors } from '../vendors/game-vendors.js';
import { type Movement, walletItem } from './wallet-item.js';
import { WalletPostings } from './wallet-postings.js';
import { refused, WalletSessions } from './wallet-sessions.js';

/** A vendor's request as received. */
export interface VendorCall {
  caller: Caller;
  request: SignedRequest;
}

const UNAVAILABLE = 503;

/**
 * The entry point of vendors. It verifies the signature, then the fields, then runs the request. Every parseable
 * request gets a status. If the database is unavailable there is none, and the vendor has to ask again or roll back.
 */
@Injectable()
export class WalletGateway {
  constructor(
    private readonly vendors: GameVendors,
    private readonly brands: BrandRegistry,
    private readonly sessions: WalletSessions,
    private readonly postings: WalletPostings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  authenticate(
    call: VendorCall,
    fields: InputOf<typeof walletAuthenticate> | undefined,
  ): Promise<WalletReply> {
    // Bets are refused by the database, where a repeated one still gets its first answer.
    return this.answer(call, fields, async (vendor, brand, read) =>
      call.caller.closure
        ? refused(read, 'RS_ERROR_INVALID_GAME')
        : this.sessions.authenticate(vendor, brand, read),
    );
  }

  balance(call: VendorCall, fields: InputOf<typeof walletBalance> | undefined): Promise<WalletReply> {
    return this.answer(call, fields, (vendor, brand, read) => this.sessions.balance(vendor, brand, read));
  }

  move(call: VendorCall, op: Movement['op'], fields: Movement['fields'] | undefined): Promise<WalletReply> {
    return this.answer(call, fields, async (vendor, brand, read) => {
      const item = walletItem(vendor, brand, { op, fields: read } as Movement);
      return typeof item === 'string' ? refused(read, item) : this.postings.post(item);
    });
  }

  private async answer<Fields extends { request_uuid: string }>(
    { caller, request }: VendorCall,
    fields: Fields | undefined,
    work: (vendor: string, brand: string, fields: Fields) => Promise<WalletReply>,
  ): Promise<WalletReply> {
    const vendor = this.vendors.signerOf(caller.brand, request, caller.address);
    if (vendor === undefined) return refused(undefined, 'RS_ERROR_INVALID_SIGNATURE');
    const { merchantCode } = this.brands.byId(caller.brand).settings;
    // A vendor that keeps a wallet for each member has no bets to ask for.
    if (!this.vendors.seamless(caller.brand, vendor)) return refused(fields, 'RS_ERROR_INVALID_PARTNER');
    if (request.headers['x-operator-id'] !== merchantCode) return refused(fields, 'RS_ERROR_INVALID_PARTNER');
    if (fields === undefined) return refused(undefined, 'RS_ERROR_WRONG_SYNTAX');
    try {
      return await work(vendor, caller.brand, fields);
    } catch (error) {
      if (toAppError(error).status === UNAVAILABLE) throw error;
      this.logger.error({ err: error, vendor, path: request.path }, 'wallet request failed');
      return refused(fields, 'RS_ERROR_UNKNOWN');
    }
  }
}
