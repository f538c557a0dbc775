import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { Envelope } from '#libs/platform/common/errors';
import type { PortalClient, Registered, Reply } from '#libs/platform/testing/portal-client';
import type { TestDatabase } from '#libs/platform/testing/test-database';
import { TEST_BANK_SECRET } from '#libs/platform/testing/test-program';
import { leaveToStake } from '#libs/wagering/requirement.fixture';
import type { BankAccount } from '../common/bank-account.calls.js';
import type { ReceiptAnswer, WithdrawalDetail } from '../common/withdrawal.calls.js';

export const PAYMENT_PASSWORD = 'pay-2468';

/** A member who may withdraw: money without turnover, a payment password and a bank account. */
export interface Payee extends Registered {
  bankAccount: BankAccount;
}

/** A unique account number. */
export const newNumber = () => `BD${randomUUID().replace(/\D/g, '').padEnd(16, '7').slice(0, 16)}`;

export function setPaymentPassword(client: PortalClient, token: string, fields: object = {}): Promise<Reply> {
  const form = { newPassword: PAYMENT_PASSWORD, confirmNewPassword: PAYMENT_PASSWORD, ...fields };
  return client.send('PUT', '/wps/member/security/payment-password', form, { token, sealed: true });
}

export function addBankAccount(client: PortalClient, token: string, fields: object = {}) {
  const form = {
    bank: 'Demo Bank',
    number: newNumber(),
    holder: 'Demo Member',
    paymentPassword: PAYMENT_PASSWORD,
    ...fields,
  };
  return client.send<BankAccount>('POST', '/wps/member/security/bank-accounts', form, {
    token,
    sealed: true,
  });
}

export async function payIn(client: PortalClient, token: string, amount: string): Promise<void> {
  const { id } = await client.deposit(token, amount);
  await client.bankReport(TEST_BANK_SECRET, { reference: id, amount });
}

/** A member with everything needed to withdraw; the deposit's turnover is marked as staked. */
export async function newPayee(client: PortalClient, db: TestDatabase, balance: string): Promise<Payee> {
  const member = await client.register();
  await payIn(client, member.token, balance);
  await leaveToStake(db, member.id, 0);
  await setPaymentPassword(client, member.token);
  const { body } = await addBankAccount(client, member.token);
  if (!body.value) throw new Error(`no bank account: ${body.message}`);
  return { ...member, bankAccount: body.value };
}

export function orderWithdrawal(
  client: PortalClient,
  payee: Payee,
  fields: object = {},
  key: string = randomUUID(),
) {
  const order = {
    bankAccountId: payee.bankAccount.id,
    amount: '500.00',
    paymentPassword: PAYMENT_PASSWORD,
    ...fields,
  };
  return client.send<{ id: string; status: string }>('POST', '/wps/cashier/withdrawals', order, {
    token: payee.token,
    key,
    sealed: true,
  });
}

export async function withdrawalOf(
  client: PortalClient,
  token: string,
  id: string,
): Promise<WithdrawalDetail> {
  const { body } = await client.get<WithdrawalDetail>(`/wps/cashier/withdrawals/${id}`, token);
  if (!body.value) throw new Error(`no withdrawal: ${body.message}`);
  return body.value;
}

export interface Picture {
  name: string;
  type: string;
  data: Buffer;
}

/** Sends the member's answer as a browser does, with optional images. */
export async function answerReceipt(
  client: PortalClient,
  token: string,
  id: string,
  fields: { tranche?: number; answer: ReceiptAnswer },
  images: Picture[] = [],
  key: string = randomUUID(),
): Promise<{ status: number; body: Envelope<WithdrawalDetail> }> {
  const form = new FormData();
  form.set('tranche', String(fields.tranche ?? 1));
  form.set('answer', fields.answer);
  for (const { name, type, data } of images)
    form.append('images', new Blob([new Uint8Array(data)], { type }), name);
  const response = await fetch(`${client.baseUrl}/wps/cashier/withdrawals/${id}/receipt`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
  });
  return { status: response.status, body: (await response.json()) as Envelope<WithdrawalDetail> };
}

/** A picture of one colour, as PNG. */
export async function picture(): Promise<Picture> {
  const data = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c85014' } })
    .png()
    .toBuffer();
  return { name: 'proof.png', type: 'image/png', data };
}
