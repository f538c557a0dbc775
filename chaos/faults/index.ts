import type { Fault } from '../stack/fault.js';
import { answerFaults, repeatFaults, webhookFaults } from './call-faults.js';
import { floodFaults, serverFaults } from './dependency-faults.js';
import { betFaults, transferFaults } from './game-faults.js';
import { BOOKS } from './ledger-faults.js';
import { correctionFaults, TICKETS } from './lottery-faults.js';
import { postFaults } from './message-faults.js';
import { journalFaults, spendFaults, sumsFaults, suspenseFaults } from './money-faults.js';
import { backupFaults, stopFaults } from './operation-faults.js';
import { payoutFaults } from './payout-faults.js';
import { PORTAL } from './portal-faults.js';
import { noticeFaults, outboxFaults } from './push-faults.js';
import { budgetFaults, restrictionFaults, rewardFaults } from './reward-faults.js';
import { type GuardedBySpec, SECURITY } from './security-faults.js';
import { WALLETS } from './wallet-faults.js';

/** The guards of each promise, by its id. */
export const FAULTS: Record<string, Fault[]> = {
  R1: sumsFaults,
  R2: answerFaults,
  R3: journalFaults,
  R4: payoutFaults,
  R5: [...webhookFaults, ...suspenseFaults],
  R6: repeatFaults,
  R7: spendFaults,
  R8: noticeFaults,
  R9: outboxFaults,
  R14: stopFaults,
  R15: backupFaults,
  R16: serverFaults,
  R18: betFaults,
  R20: floodFaults,
  R23: transferFaults,
  RW1: rewardFaults,
  RW2: budgetFaults,
  RW11: restrictionFaults,
  LT1: correctionFaults,
  MS2: postFaults,
};

/** Guards that specs prove, rather than a run of their own. */
export const BY_SPEC: GuardedBySpec[] = [...SECURITY, ...BOOKS, ...PORTAL, ...WALLETS, ...TICKETS];
