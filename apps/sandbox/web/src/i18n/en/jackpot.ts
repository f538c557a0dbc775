/** The progressive jackpot of slots. */
export const jackpot = {
  name: 'Jackpot',
  amount: (amount: string) => `Jackpot: ${amount}`,
  last: (amount: string, name: string) => `Last won: ${amount} by ${name}`,
  none: 'Not won yet',
  won: (amount: string) => `Jackpot! You won ${amount}`,
  hit: 'Jackpot',
  title: 'The jackpot',
  rules: (share: string, seed: string, draw: string, largest: string) => [
    `${share} % of each stake goes into the pot. You share it with everybody who plays this game in your currency on this site.`,
    `At each spin your chance of the jackpot is your stake divided by ${draw}, whatever the reels show: twice the stake, twice the chance.`,
    `A hit pays the whole pot, ${largest} at most. The next pot starts at ${seed}, paid by the studio.`,
    'If two players hit it at the same time, the first takes the pot, and the second takes the new one.',
    'Your seeds decide the hit. You can verify it under “Fair play”, as you can the reels.',
  ],
  back: (lines: string, share: string, seeds: string) =>
    `Of the return, ${lines} % come from the lines, ${share} % from what players put into the pot, and ${seeds} % from its starting amounts.`,
  chance: 'Chance of the jackpot',
  chanceHint: 'The stake and the draw, such as 1000/100000000; it is in the link to the round',
  needChance: 'Enter the stake and the draw, such as 1000/100000000.',
  found: 'The last two numbers hit the jackpot.',
  notFound: 'The last two numbers do not hit the jackpot.',
};
