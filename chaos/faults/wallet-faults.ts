import { type GuardedBySpec, without } from './security-faults.js';

const CARRIER = 'libs/games/transfer-wallets/transfer-carrier.ts';
const INQUIRIES = 'libs/games/transfer-wallets/transfer-inquiries.ts';
const ENDS = 'libs/games/transfer-wallets/transfer-ends.ts';
const ORDERS = 'libs/games/transfer-wallets/transfer-orders.ts';
const EQUATION = 'libs/games/transfer-wallets/wallet-equation.ts';
const READER = 'libs/games/transfer-wallets/bet-reader.ts';
const VENDOR = 'libs/games/vendors/transfer-vendor.ts';

/** Money in wallets that vendors keep. */
export const WALLETS: GuardedBySpec[] = [
  {
    id: 'R23',
    spec: 'libs/games/transfer-wallets/transfers.spec.ts',
    faults: [
      without(
        'question after a lost answer: it is a success',
        CARRIER,
        'return this.inquiries.ask(transfer);',
        "end = { state: 'accepted', reason: null, balance: null };",
      ),
      without(
        'question after a lost answer: it is a refusal',
        CARRIER,
        'return this.inquiries.ask(transfer);',
        "end = { state: 'refused', reason: null, balance: null };",
      ),
      without(
        'question after a lost answer: the request is sent again',
        INQUIRIES,
        'await vendor.ask(order)',
        'await vendor.move(order)',
      ),
      without(
        'comparison of what was accepted',
        VENDOR,
        'BigInt(amount) !== sent.amount',
        'BigInt(amount) < 0n',
      ),
      without(
        'money that leaves before its request',
        ORDERS,
        "if (direction === 'deposit') await",
        "if (direction !== 'deposit') await",
      ),
      without(
        'end of a transfer under its lock',
        ENDS,
        "if (transfer.state !== 'sent') return this.compare(transfer, end);",
        '',
      ),
    ],
  },
  {
    id: 'R24',
    spec: 'libs/games/transfer-wallets/bets.spec.ts',
    faults: [
      without(
        'equation before bets count',
        EQUATION,
        'if (differs.length === 0) await this.count(',
        'if (differs.length >= 0) await this.count(',
      ),
      without('bets after the balance', EQUATION, '[id, later],', '[id, []],'),
      without('pending transfer', EQUATION, ' && open.length === 0', ''),
      without('cursor that is stored with its page', READER, 'if (count === 0) return false;', ''),
    ],
  },
];
