import type { FactorReset } from '#libs/authentication/common/factor-reset';
import type { PaymentAlert } from '#libs/cashier/common/payment-alert';
import type { UnmatchedPaymentView } from '#libs/cashier/common/unmatched-payment';
import type { WithdrawalCase } from '#libs/cashier/common/withdrawal-case';
import type { DepositsUnderReview } from '#libs/cashier/index';
import type { CatalogueChange } from '#libs/games/common/catalogue-change';
import type { TitleRow } from '#libs/games/common/title-switches';
import type { LedgerFinding } from '#libs/ledger/common/finding';
import type { DrawCase } from '#libs/lottery/common/operator-draws';
import type { BroadcastSummary } from '#libs/messaging/common/broadcast';
import type { ThreadCase } from '#libs/messaging/common/thread';
import { toWire } from '#libs/money/amount';
import type { ApplicationCase } from '#libs/rewards/common/application-cases';
import type { CampaignSummary } from '#libs/rewards/common/campaign';
import type { HeldReward } from '#libs/rewards/common/held-rewards';
import type { LevelCheck } from '#libs/rewards/common/level-checks';
import type { GoodsDetail, RedemptionCase } from '#libs/rewards/common/mall';
import type { AnnouncementSummary } from '#libs/site/common/announcements';
import type { SettingChangeValue } from '#libs/site/common/setting-history';
import type { ProposalValue } from '../common/proposal.calls.js';
import type { Columns } from './list-exporter.js';

type DepositRow = Awaited<ReturnType<DepositsUnderReview['list']>>['list'][number];

/** What changes as one cell, as in `limits.daily: 100 -> 200; name: "a" -> "b"`. */
const changesText = (changes: readonly { field: string; before: unknown; after: unknown }[]): string =>
  changes
    .map(({ field, before, after }) => `${field}: ${JSON.stringify(before)} -> ${JSON.stringify(after)}`)
    .join('; ');

export const withdrawalColumns: Columns<WithdrawalCase> = {
  id: ({ id }) => id,
  account: ({ account }) => account,
  amount: ({ amount }) => amount,
  fee: ({ fee }) => fee,
  currency: ({ currency }) => currency,
  status: ({ status }) => status,
  'created at': ({ createdAt }, moment) => moment(createdAt),
  'waiting since': ({ waitingSince }, moment) => moment(waitingSince),
  'claimed by': ({ claimedBy }) => claimedBy?.account ?? null,
};

export const depositColumns: Columns<DepositRow> = {
  id: ({ id }) => id,
  account: ({ account }) => account,
  method: ({ method }) => method,
  amount: ({ amount, currency }) => toWire(amount, currency),
  fee: ({ fee, currency }) => toWire(fee, currency),
  currency: ({ currency }) => currency,
  status: ({ status }) => status,
  'created at': ({ createdAt }, moment) => moment(createdAt.toISOString()),
  reported: ({ reports }) => reports.map((report) => `${report.amount} ${report.currency}`).join('; '),
};

export const paymentColumns: Columns<UnmatchedPaymentView> = {
  id: ({ id }) => id,
  reason: ({ reason }) => reason,
  provider: ({ provider }) => provider,
  payment: ({ paymentId }) => paymentId,
  reference: ({ reference }) => reference,
  amount: ({ amount }) => amount,
  currency: ({ currency }) => currency,
  account: ({ deposit }) => deposit?.account ?? null,
  status: ({ status }) => status,
  'received at': ({ receivedAt }, moment) => moment(receivedAt),
};

export const paymentAlertColumns: Columns<PaymentAlert> = {
  id: ({ id }) => id,
  kind: ({ kind }) => kind,
  provider: ({ provider }) => provider,
  event: ({ event }) => event,
  at: ({ at }, moment) => moment(at),
};

export const factorResetColumns: Columns<FactorReset> = {
  id: ({ id }) => id,
  account: ({ member }) => member.account,
  reason: ({ reason }) => reason,
  status: ({ status }) => status,
  'proposed by': ({ proposedBy }) => proposedBy.account,
  'proposed at': ({ proposedAt }, moment) => moment(proposedAt),
  'confirmed by': ({ confirmedBy }) => confirmedBy?.account ?? null,
  'due at': ({ dueAt }, moment) => moment(dueAt),
  'ended at': ({ endedAt }, moment) => moment(endedAt),
};

export const findingColumns: Columns<LedgerFinding> = {
  id: ({ id }) => id,
  kind: ({ kind }) => kind,
  account: ({ about }) => about.account ?? null,
  'account kind': ({ about }) => about.accountKind ?? null,
  member: ({ about }) => about.member ?? null,
  transaction: ({ about }) => about.transaction ?? null,
  day: ({ about }) => about.day ?? null,
  currency: ({ currency }) => currency,
  expected: ({ expected }) => expected,
  found: ({ found }) => found,
  'first seen': ({ firstSeen }, moment) => moment(firstSeen),
  'last seen': ({ lastSeen }, moment) => moment(lastSeen),
  'gone at': ({ goneAt }, moment) => moment(goneAt),
};

export const proposalColumns: Columns<ProposalValue> = {
  id: ({ id }) => id,
  act: ({ act }) => act,
  subject: ({ subject }) => subject,
  changes: ({ changes }) => changesText(changes),
  reason: ({ reason }) => reason,
  state: ({ state }) => state,
  'proposed by': ({ proposedBy }) => proposedBy.account,
  'proposed at': ({ proposedAt }, moment) => moment(proposedAt),
  'expires at': ({ expiresAt }, moment) => moment(expiresAt),
  'decided by': ({ decidedBy }) => decidedBy?.account ?? null,
  'decided at': ({ decidedAt }, moment) => moment(decidedAt),
  'decision reason': ({ decisionReason }) => decisionReason,
};

export const settingChangeColumns: Columns<SettingChangeValue> = {
  version: ({ version }) => String(version),
  at: ({ at }, moment) => moment(at),
  author: ({ author }) => author,
  approver: ({ approver }) => approver,
  reason: ({ reason }) => reason,
  changes: ({ changes }) => changesText(changes.map(({ path, ...change }) => ({ field: path, ...change }))),
};

export const broadcastColumns: Columns<BroadcastSummary> = {
  id: ({ id }) => id,
  kind: ({ kind }) => kind,
  state: ({ state }) => state,
  title: ({ title }) => title,
  languages: ({ languages }) => languages.join(' '),
  'publish at': ({ publishAt }, moment) => moment(publishAt),
  'end at': ({ endAt }, moment) => moment(endAt),
  'published at': ({ publishedAt }, moment) => moment(publishedAt),
  'ended at': ({ endedAt }, moment) => moment(endedAt),
  'changed at': ({ changedAt }, moment) => moment(changedAt),
  'changed by': ({ changedBy }) => changedBy,
};

export const campaignColumns: Columns<CampaignSummary> = {
  id: ({ id }) => id,
  state: ({ state }) => state,
  title: ({ title }) => title,
  trigger: ({ trigger }) => trigger,
  reward: ({ rewardKind }) => rewardKind,
  from: ({ startsAt }, moment) => moment(startsAt),
  to: ({ endsAt }, moment) => moment(endsAt),
  claims: ({ claims }) => String(claims),
  spent: ({ spent }) => spent,
  budget: ({ budget }) => budget,
  currency: ({ currency }) => currency,
  'changed at': ({ changedAt }, moment) => moment(changedAt),
  'changed by': ({ changedBy }) => changedBy,
};

export const goodsColumns: Columns<GoodsDetail> = {
  id: ({ id }) => id,
  type: ({ type }) => type,
  name: ({ name }) => name,
  amount: ({ amount }) => amount,
  points: ({ pointsRequired }) => String(pointsRequired),
  'amount required': ({ amountRequired }) => amountRequired,
  currency: ({ currency }) => currency,
  stock: ({ stock }) => String(stock),
  left: ({ left }) => String(left),
  'per member': ({ perMember }) => (perMember === null ? null : String(perMember)),
  listed: ({ listed }) => (listed ? 'yes' : 'no'),
  'changed at': ({ changedAt }, moment) => moment(changedAt),
  'changed by': ({ changedBy }) => changedBy,
};

export const redemptionColumns: Columns<RedemptionCase> = {
  id: ({ id }) => id,
  account: ({ account }) => account,
  type: ({ type }) => type,
  name: ({ name }) => name,
  quantity: ({ quantity }) => String(quantity),
  points: ({ pointsRequired }) => String(pointsRequired),
  'amount required': ({ amountRequired }) => amountRequired,
  currency: ({ unit }) => unit,
  state: ({ status }) => status,
  'redeemed at': ({ applicationTime }, moment) => moment(applicationTime),
  'waiting since': ({ waitingSince }, moment) => moment(waitingSince),
  reason: ({ remark }) => remark,
  'claimed by': ({ claimedBy }) => claimedBy?.account ?? null,
};

export const heldRewardColumns: Columns<HeldReward> = {
  id: ({ id }) => id,
  account: ({ account }) => account,
  title: ({ title }) => title,
  kind: ({ kind }) => kind,
  amount: ({ amount }) => amount,
  currency: ({ currency }) => currency,
  state: ({ status }) => status,
  'held at': ({ heldAt }, moment) => moment(heldAt),
};

export const applicationColumns: Columns<ApplicationCase> = {
  ...heldRewardColumns,
  comment: ({ comment }) => comment,
  tries: ({ tries }) => String(tries),
  'tries left': ({ triesLeft }) => String(triesLeft),
  'claimed by': ({ claimedBy }) => claimedBy?.account ?? null,
};

export const levelCheckColumns: Columns<LevelCheck> = {
  id: ({ id }) => id,
  account: ({ account }) => account,
  level: ({ level }) => String(level),
  'present level': ({ present }) => String(present),
  'valid bets': ({ progress }) => progress,
  currency: ({ currency }) => currency,
  state: ({ status }) => status,
  'asked at': ({ askedAt }, moment) => moment(askedAt),
  'decided at': ({ decidedAt }, moment) => moment(decidedAt),
  'decided by': ({ decidedBy }) => decidedBy,
  reason: ({ reason }) => reason,
};

export const threadColumns: Columns<ThreadCase> = {
  id: ({ id }) => id,
  account: ({ account }) => account,
  kind: ({ kind }) => kind,
  type: ({ type }) => type,
  state: ({ status }) => status,
  posts: ({ lastNo }) => String(lastNo),
  'opened at': ({ openedAt }, moment) => moment(openedAt),
  'waiting since': ({ waitingSince }, moment) => moment(waitingSince),
  'closed at': ({ closedAt }, moment) => moment(closedAt),
  'complaint at': ({ complaint }, moment) => moment(complaint?.at ?? null),
  'acknowledged at': ({ complaint }, moment) => moment(complaint?.acknowledgedAt ?? null),
  'due at': ({ complaint }, moment) => moment(complaint?.dueAt ?? null),
  'claimed by': ({ claimedBy }) => claimedBy?.account ?? null,
};

export const contentColumns: Columns<AnnouncementSummary> = {
  id: ({ id }) => id,
  kind: ({ kind }) => kind,
  state: ({ state }) => state,
  title: ({ title }) => title,
  languages: ({ languages }) => languages.join(' '),
  from: ({ fromAt }, moment) => moment(fromAt),
  until: ({ untilAt }, moment) => moment(untilAt),
  'changed at': ({ changedAt }, moment) => moment(changedAt),
  'changed by': ({ changedBy }) => changedBy?.account ?? null,
};

export const catalogueChangeColumns: Columns<CatalogueChange> = {
  id: ({ id }) => id,
  vendor: ({ vendor }) => vendor,
  game: ({ gameCode }) => gameCode,
  name: ({ names }) => names.EN ?? null,
  kind: ({ kind }) => kind,
  state: ({ state }) => state,
  changes: ({ changes }) => changesText(changes),
  'found at': ({ foundAt }, moment) => moment(foundAt),
  'decided at': ({ decidedAt }, moment) => moment(decidedAt),
  'decided by': ({ decidedBy }) => decidedBy?.account ?? null,
  reason: ({ reason }) => reason,
};

export const titleColumns: Columns<TitleRow> = {
  id: ({ id }) => id,
  name: ({ names }) => names.EN ?? null,
  vendor: ({ vendor }) => vendor,
  game: ({ gameCode }) => gameCode,
  category: ({ gameType }) => gameType,
  class: ({ classify }) => classify,
  state: ({ state }) => state,
  hot: ({ isHot }) => String(isHot),
  new: ({ isNew }) => String(isNew),
  trial: ({ trial }) => String(trial),
  position: ({ position }) => String(position),
  regions: ({ regions }) => regions.join(' '),
  'bet weight': ({ betWeight }) => String(betWeight),
  edge: ({ edge }) => edge,
  'smallest bet': ({ minBet }) => minBet,
  'largest bet': ({ maxBet }) => maxBet,
  'largest win': ({ largestWin }) => largestWin,
};

export const drawColumns: Columns<DrawCase> = {
  id: ({ id }) => id,
  game: ({ gameCode }) => gameCode,
  number: ({ drawNo }) => drawNo,
  status: ({ status }) => status,
  source: ({ source }) => source,
  'closes at': ({ closeAt }, moment) => moment(closeAt),
  'drawn at': ({ drawAt }, moment) => moment(drawAt),
  result: ({ result }) => result,
  revision: ({ revision }) => String(revision),
  tickets: ({ ticketCount }) => (ticketCount === null ? null : String(ticketCount)),
};
