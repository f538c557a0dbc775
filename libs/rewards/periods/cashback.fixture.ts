interface Round {
  stake: string;
  payout?: string;
  bonusStake?: string;
  bonusPayout?: string;
}
interface CashbackCase {
  rounds: Round[];
  loss: string;
  paid: string;
}

/** Case C1 of the golden data: 5 % of the loss of own money, at least 10, at most 5,000. Wire amounts. */
export const CASHBACK_CASES: CashbackCase[] = [
  { rounds: [{ stake: '1000.00' }, { stake: '400.00', payout: '650.00' }], loss: '750.00', paid: '37.50' },
  {
    // Mixed, with 30 of own money; its bonus was over before it was settled, so it counted towards none.
    rounds: [
      { stake: '100.00', bonusStake: '70.00', payout: '250.00', bonusPayout: '175.00' },
      { stake: '333.33' },
    ],
    loss: '288.33',
    paid: '14.41',
  },
  { rounds: [{ stake: '199.99' }], loss: '199.99', paid: '0.00' },
  { rounds: [{ stake: '150000.00' }], loss: '150000.00', paid: '5000.00' },
];
