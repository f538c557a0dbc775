import type { AnyStateMachine } from 'xstate';
import { contractChart } from '#libs/agency/common/contract.chart';
import { depositChart } from '#libs/cashier/common/deposit.chart';
import { unmatchedPaymentChart } from '#libs/cashier/common/unmatched-payment.chart';
import { withdrawalChart } from '#libs/cashier/common/withdrawal.chart';
import { broadcastChart } from '#libs/messaging/common/broadcast.chart';
import { threadChart } from '#libs/messaging/common/thread.chart';
import { campaignChart } from '#libs/rewards/common/campaign.chart';
import { entitlementChart } from '#libs/rewards/common/entitlement.chart';
import { redemptionChart } from '#libs/rewards/common/redemption.chart';
import { announcementChart } from '#libs/site/common/announcement.chart';
import { contractDialogMachine } from '../../features/contract/contract.machine';
import { launchMachine } from '../../features/games/shared/launch.machine';
import { gateMachine } from '../../features/gate/gate.machine';
import { loginMachine } from '../../features/login/login.machine';
import { drawMachine } from '../../features/lottery/draw/draw.machine';
import { orderMachine } from '../../features/lottery/slip/order.machine';
import { operatorLoginMachine } from '../../features/operations/operator-login.machine';
import { passwordChangeMachine } from '../../features/password-change/password-change.machine';
import { recoveryMachine } from '../../features/recovery/recovery.machine';
import { registrationMachine } from '../../features/registration/registration.machine';
import { authenticatorMachine } from '../../features/security/authenticator.machine';
import { smsCountdownMachine } from '../../features/sms-code/sms-countdown.machine';
import { stepUpMachine } from '../../features/step-up/step-up.machine';
import { receiptMachine } from '../../features/withdrawal/receipt.machine';

/** A chart or machine as `/dev/machines` shows it and as its page in the docs does. */
export interface Listed {
  machine: AnyStateMachine;
  kind: 'chart' | 'machine';
  /** From the root of the sources. */
  source: string;
}

const chart = (machine: AnyStateMachine, source: string): Listed => ({ machine, kind: 'chart', source });
const flow = (machine: AnyStateMachine, source: string): Listed => ({ machine, kind: 'machine', source });

const FEATURES = 'apps/web/src/features';

/** Every chart and machine of Mela; a test proves that none is missing. */
export const LISTED: readonly Listed[] = [
  chart(depositChart, 'libs/cashier/common/deposit.chart.ts'),
  chart(withdrawalChart, 'libs/cashier/common/withdrawal.chart.ts'),
  chart(unmatchedPaymentChart, 'libs/cashier/common/unmatched-payment.chart.ts'),
  chart(contractChart, 'libs/agency/common/contract.chart.ts'),
  chart(announcementChart, 'libs/site/common/announcement.chart.ts'),
  chart(broadcastChart, 'libs/messaging/common/broadcast.chart.ts'),
  chart(campaignChart, 'libs/rewards/common/campaign.chart.ts'),
  chart(redemptionChart, 'libs/rewards/common/redemption.chart.ts'),
  chart(entitlementChart, 'libs/rewards/common/entitlement.chart.ts'),
  chart(threadChart, 'libs/messaging/common/thread.chart.ts'),
  flow(loginMachine, `${FEATURES}/login/login.machine.ts`),
  flow(stepUpMachine, `${FEATURES}/step-up/step-up.machine.ts`),
  flow(smsCountdownMachine, `${FEATURES}/sms-code/sms-countdown.machine.ts`),
  flow(passwordChangeMachine, `${FEATURES}/password-change/password-change.machine.ts`),
  flow(recoveryMachine, `${FEATURES}/recovery/recovery.machine.ts`),
  flow(authenticatorMachine, `${FEATURES}/security/authenticator.machine.ts`),
  flow(registrationMachine, `${FEATURES}/registration/registration.machine.ts`),
  flow(gateMachine, `${FEATURES}/gate/gate.machine.ts`),
  flow(launchMachine, `${FEATURES}/games/shared/launch.machine.ts`),
  flow(drawMachine, `${FEATURES}/lottery/draw/draw.machine.ts`),
  flow(orderMachine, `${FEATURES}/lottery/slip/order.machine.ts`),
  flow(receiptMachine, `${FEATURES}/withdrawal/receipt.machine.ts`),
  flow(contractDialogMachine, `${FEATURES}/contract/contract.machine.ts`),
  flow(operatorLoginMachine, `${FEATURES}/operations/operator-login.machine.ts`),
];
