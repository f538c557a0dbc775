export const profit = {
  title: 'Profit and loss',
  note: 'Settled rounds, by days of {{zone}}. A round counts on the day it was settled.',
  groupBy: 'Group by',
  by: { day: 'Day', vendor: 'Provider', category: 'Category' },
  validBet: 'Valid bet',
  chart: 'Profit or loss, drawn',
  incomeNote: 'What your games brought or cost you, day by day. Only settled rounds count.',
  fromGames: 'From games',
  soFar: 'Total so far',
  toSalaries: 'Salaries and dividends',
  emptyTitle: 'No settled rounds in this period',
  emptyText: 'Your profit and loss will appear here as soon as a round is over.',
};
