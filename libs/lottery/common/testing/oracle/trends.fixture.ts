/** What a result shows, read from its text on the wire alone: the numbers at each place, and the winning side of each road. */
interface Shown {
  places: Record<string, string[]>;
  /** By kind, place, and place of the tiger. */
  roads: Record<string, string>;
}

const two = (number: number) => String(number).padStart(2, '0');
const sidesOf = (place: string, number: number, big: number): Record<string, string> => ({
  [`big-small ${place}`]: number < big ? 'S' : 'B',
  [`odd-even ${place}`]: number % 2 === 0 ? 'E' : 'O',
});
const duel = (first: number, second: number, [one, other]: [number, number]): Record<string, string> => ({
  [`dragon-tiger p${first} p${second}`]: one === other ? 'X' : one > other ? 'D' : 'T',
});

type Reader = (numbers: number[]) => Shown;

const ssc: Reader = (numbers) => {
  const shown: Shown = { places: { numbers: numbers.map(String) }, roads: {} };
  let total = 0;
  for (let first = 0; first < 5; first += 1) {
    const digit = numbers[first] ?? 0;
    total += digit;
    shown.places[`p${first + 1}`] = [String(digit)];
    Object.assign(shown.roads, sidesOf(`p${first + 1}`, digit, 5));
    for (let second = first + 1; second < 5; second += 1)
      Object.assign(shown.roads, duel(first + 1, second + 1, [digit, numbers[second] ?? 0]));
  }
  Object.assign(shown.roads, sidesOf('sum', total, 23));
  return shown;
};

const pk10: Reader = (numbers) => {
  const shown: Shown = { places: {}, roads: {} };
  const both = (numbers[0] ?? 0) + (numbers[1] ?? 0);
  shown.places.sum2 = [String(both)];
  Object.assign(shown.roads, sidesOf('sum2', both, 12));
  for (let rank = 1; rank <= 10; rank += 1) {
    const car = numbers[rank - 1] ?? 0;
    shown.places[`p${rank}`] = [two(car)];
    Object.assign(shown.roads, sidesOf(`p${rank}`, car, 6));
    if (rank <= 5) Object.assign(shown.roads, duel(rank, 11 - rank, [car, numbers[10 - rank] ?? 0]));
  }
  return shown;
};

const k3: Reader = ([a = 0, b = 0, c = 0]) => ({
  places: { sum: [String(a + b + c)], numbers: [String(a), String(b), String(c)] },
  roads: sidesOf('sum', a + b + c, 11),
});

const x5: Reader = (numbers) => ({
  places: {
    numbers: numbers.map(two),
    ...Object.fromEntries([0, 1, 2].map((at) => [`p${at + 1}`, [two(numbers[at] ?? 0)]])),
  },
  roads: {},
});

const vn = (text: string): Shown => {
  const [special = ''] = text.split('/');
  const last = special.slice(3);
  return {
    places: {
      lo2: text.split(/[/,]/).map((number) => number.slice(-2)),
      de: [last],
      head: [last.slice(0, 1)],
      tail: [last.slice(1)],
    },
    roads: sidesOf('de', Number(last), 50),
  };
};

const sea = (text: string): Shown => {
  const [first = '', second] = text.split('/');
  const bottom = second ?? first.slice(0, 2);
  const top = first.slice(-3);
  return {
    places: {
      top2: [top.slice(1)],
      bottom2: [bottom],
      ...Object.fromEntries([...top].map((digit, at) => [`p${at + 1}`, [digit]])),
    },
    roads: { ...sidesOf('top', Number(top), 500), ...sidesOf('bottom2', Number(bottom), 50) },
  };
};

/** Reads a result again in plain steps, apart from the views and rules of the product. */
export function shownBy(family: string, text: string): Shown {
  const numbers = text.split(',').map(Number);
  switch (family) {
    case 'SSC':
      return ssc(numbers);
    case 'PK10':
      return pk10(numbers);
    case 'K3':
      return k3(numbers);
    case 'X5':
      return x5(numbers);
    case 'L6':
      return { places: { numbers: numbers.map(two) }, roads: {} };
    case 'VN':
      return vn(text);
    case 'SEA':
      return sea(text);
    default:
      throw new Error(`no family ${family}`);
  }
}

/** Figures of a number by walking through the draws, the oldest first, of which the last `size` are the window. */
export function plainFigures(hasNumber: readonly boolean[], size: number) {
  const start = Math.max(0, hasNumber.length - size);
  const waits: number[] = [];
  let [wait, hits, run, longestRun] = [0, 0, 0, 0];
  hasNumber.forEach((has, at) => {
    const isInWindow = at >= start;
    if (!has) {
      wait += 1;
      run = 0;
      return;
    }
    if (isInWindow) {
      waits.push(wait);
      hits += 1;
      run += 1;
      if (run > longestRun) longestRun = run;
    }
    wait = 0;
  });
  waits.push(wait);
  let [total, longestMissing] = [0, 0];
  for (const each of waits) {
    total += each;
    if (each > longestMissing) longestMissing = each;
  }
  return {
    missing: wait,
    hits,
    averageMissing: Number((Math.floor((total * 20 + waits.length) / (2 * waits.length)) / 10).toFixed(1)),
    longestMissing,
    longestRun,
  };
}
