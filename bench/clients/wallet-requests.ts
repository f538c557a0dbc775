import { randomUUID } from 'node:crypto';
import { sign } from '#libs/platform/crypto/signature';
import { launchToken } from '../fill/tokens.js';

const BRAND = 'mela';
const VENDOR_GAME = 'river-dice';
/** Currency x 100,000: ten stakes and fifteen wins of the currency. */
const STAKE = 1_000_000;
const PRIZE = 1_500_000;

/** Players with an open game session; see `fill/`. */
export interface Players {
  firstPlayer: number;
  players: number;
}

export const someOf = ({ firstPlayer, players }: Players): number =>
  firstPlayer + Math.floor(Math.random() * players);

export interface WalletFields {
  request_uuid: string;
  token: string;
  user: string;
  currency: string;
  game_code: string;
  round: string;
  round_closed: boolean;
  transaction_uuid: string;
  amount: number;
  is_free: boolean;
}

export const betOf = (player: number, stake = STAKE): WalletFields => ({
  request_uuid: randomUUID(),
  token: launchToken(player),
  user: String(player),
  currency: 'BDT',
  game_code: VENDOR_GAME,
  round: randomUUID(),
  round_closed: false,
  transaction_uuid: randomUUID(),
  amount: stake,
  is_free: false,
});

/** Every second bet wins one and a half times its stake, the others nothing. Closes the round. */
export const winOf = (
  bet: WalletFields,
  amount = Math.random() < 0.5 ? 0 : PRIZE,
): WalletFields & { reference_transaction_uuid: string } => ({
  ...bet,
  request_uuid: randomUUID(),
  transaction_uuid: randomUUID(),
  reference_transaction_uuid: bet.transaction_uuid,
  round_closed: true,
  amount,
});

/** A vendor's request as it goes over the wire, signed now. */
export function walletRequest(
  port: number,
  secret: string,
  operation: 'bet' | 'win',
  fields: WalletFields,
): Buffer {
  const path = `/gw/v1/wallet/${operation}`;
  const body = JSON.stringify(fields);
  const timestamp = Math.floor(Date.now() / 1000);
  return Buffer.from(
    [
      `POST ${path} HTTP/1.1`,
      `Host: 127.0.0.1:${port}`,
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      `x-operator-id: ${BRAND}`,
      `x-timestamp: ${timestamp}`,
      `x-signature: ${sign(secret, timestamp, 'POST', path, BRAND, body)}`,
      '',
      body,
    ].join('\r\n'),
  );
}
