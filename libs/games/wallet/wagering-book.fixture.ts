/** What the rules of wagering come to for one member, calculated apart from the product: integers, no dates, no database. */

const E4 = 10_000n;
const least = (a: bigint, b: bigint) => (a < b ? a : b);
const most = (a: bigint, b: bigint) => (a > b ? a : b);
const divCeil = (a: bigint, b: bigint) => (a + b - 1n) / b;

/** Percent by game type; a type that is missing counts nothing. Without a plan every game counts whole. */
export type BookPlan = Readonly<Record<string, number>> | null;

export interface BonusTerms {
  amount: bigint;
  /** Hundredths. */
  times: bigint;
  plan: BookPlan;
  maxBet: bigint | null;
  counts: 'all' | 'bonus';
  cap: bigint | null;
  /** Seconds. */
  lasts: number;
}

interface Requirement {
  id: number;
  lane: 'own' | 'bonus';
  source: string;
  /** Which came first: what is younger than a round is not met by it. */
  serial: number;
  required: bigint;
  done: bigint;
  plan: BookPlan;
  status: string;
  per: Map<string, bigint>;
  terms?: BonusTerms;
  expiresAt?: number;
}

interface Round {
  id: string;
  type: string;
  weight: bigint;
  stake: bigint;
  bonus: bigint;
  bets: { own: bigint; bonus: bigint }[];
  isOpen: boolean;
  seen: number;
  owner: Requirement | null;
}

const percentOf = (plan: BookPlan, type: string) => BigInt(plan === null ? 100 : (plan[type] ?? 0));
const OPEN = ['active', 'closing'];

export class WageringBook {
  wallet = 0n;
  bonus = 0n;
  now = 0;
  readonly requirements: Requirement[] = [];
  readonly rounds = new Map<string, Round>();
  private serial = 0;

  constructor(private readonly zeroBelow: bigint) {}

  private get active(): Requirement | undefined {
    return this.requirements.find(({ lane, status }) => lane === 'bonus' && OPEN.includes(status));
  }

  left({ required, done }: Requirement): bigint {
    return divCeil(required * E4 - done, E4);
  }

  /** Of the own money, whatever becomes of bonus money. */
  get free(): bigint {
    const own = this.requirements.filter(({ lane, status }) => lane === 'own' && status === 'active');
    return most(0n, this.wallet - own.reduce((sum, one) => sum + this.left(one), 0n));
  }

  /** Own money comes in that has to be staked. */
  payIn(amount: bigint, times: bigint, plan: BookPlan, source: string): void {
    this.wallet += amount;
    const required = divCeil(amount * times, 100n);
    if (required > 0n) this.add({ lane: 'own', source, required, plan, status: 'active' });
  }

  grant(terms: BonusTerms): void {
    const isBusy = this.requirements.some(
      ({ lane, status }) => lane === 'bonus' && ['queued', ...OPEN].includes(status),
    );
    const required = divCeil(terms.amount * terms.times, 100n);
    const { plan } = terms;
    const added = this.add({ lane: 'bonus', source: 'reward', required, plan, status: 'queued', terms });
    if (!isBusy) this.activate(added);
  }

  giveUp(as: string): void {
    if (this.active) this.end(this.active, as);
  }

  bet(id: string, type: string, amount: bigint, weight: bigint): string {
    const round: Round = this.rounds.get(id) ?? {
      id,
      type,
      weight,
      stake: 0n,
      bonus: 0n,
      bets: [],
      isOpen: true,
      seen: this.serial,
      owner: null,
    };
    if (!round.isOpen) return 'RS_ERROR_INVALID_GAME';
    const own = least(amount, this.wallet);
    const bonus = amount - own;
    if (bonus > 0n) {
      const open = this.active;
      const mayPlay =
        open?.status === 'active' &&
        this.now < (open.expiresAt ?? 0) &&
        percentOf(open.plan, type) > 0n &&
        (round.owner === null || round.owner === open);
      if (!open || !mayPlay || bonus > this.bonus) return 'RS_ERROR_NOT_ENOUGH_MONEY';
      const limit = open.terms?.maxBet ?? null;
      if (limit !== null && round.stake + amount > limit) return 'RS_ERROR_LIMIT_REACHED';
      round.owner = open;
    }
    this.wallet -= own;
    this.bonus -= bonus;
    round.stake += amount;
    round.bonus += bonus;
    round.bets.push({ own, bonus });
    this.rounds.set(id, round);
    return 'RS_OK';
  }

  win(id: string, amount: bigint): void {
    const round = this.round(id);
    const bonus = round.stake === 0n ? 0n : (amount * round.bonus) / round.stake;
    this.wallet += amount - bonus;
    this.giveToBonus(round, bonus);
  }

  settle(id: string): void {
    const round = this.round(id);
    round.isOpen = false;
    this.count(round);
    this.afterRounds();
  }

  rollBack(id: string, index: number): void {
    const round = this.round(id);
    const [bet] = round.bets.splice(index, 1);
    if (!bet) throw new Error('no such bet');
    this.wallet += bet.own;
    this.giveToBonus(round, bet.bonus);
    round.stake -= bet.own + bet.bonus;
    round.bonus -= bet.bonus;
    if (!round.isOpen) this.count(round);
    if (round.bets.length === 0) round.isOpen = false;
    this.afterRounds();
  }

  passTo(time: number): void {
    this.now = time;
    const open = this.active;
    if (open?.status !== 'active' || time < (open.expiresAt ?? 0)) return;
    open.status = 'closing';
    this.afterRounds();
  }

  private round(id: string): Round {
    const round = this.rounds.get(id);
    if (!round) throw new Error(`no round ${id}`);
    return round;
  }

  private add(made: Pick<Requirement, 'lane' | 'source' | 'required' | 'plan' | 'status' | 'terms'>) {
    this.serial += 1;
    const id = this.requirements.length + 1;
    const requirement = { ...made, id, serial: this.serial, done: 0n, per: new Map<string, bigint>() };
    this.requirements.push(requirement);
    return requirement;
  }

  private activate(requirement: Requirement): void {
    this.serial += 1;
    const { amount = 0n, lasts = 0 } = requirement.terms ?? {};
    Object.assign(requirement, { status: 'active', serial: this.serial, expiresAt: this.now + lasts });
    this.bonus += amount;
  }

  private end(requirement: Requirement, status: string): void {
    if (status === 'released') this.wallet += least(this.bonus, requirement.terms?.cap ?? this.bonus);
    this.bonus = 0n;
    requirement.status = status;
    const next = this.requirements.find((one) => one.lane === 'bonus' && one.status === 'queued');
    if (next) this.activate(next);
  }

  private giveToBonus({ owner }: Round, amount: bigint): void {
    if (!owner) return;
    if (OPEN.includes(owner.status)) this.bonus += amount;
    else if (owner.status === 'released') this.wallet += amount;
  }

  private count(round: Round): void {
    let rest = (round.stake - round.bonus) * round.weight * 100n;
    for (const one of this.requirements) {
      const percent = percentOf(one.plan, round.type);
      if (one.lane !== 'own' || percent === 0n || one.serial > round.seen) continue;
      if (one.status !== 'active') {
        rest = most(0n, rest - divCeil((one.per.get(round.id) ?? 0n) * 100n, percent));
        continue;
      }
      const room = one.required * E4 - one.done + (one.per.get(round.id) ?? 0n);
      const gain = least(room, (rest * percent) / 100n);
      this.put(one, round, gain);
      rest = gain === room ? most(0n, rest - divCeil(room * 100n, percent)) : 0n;
      if (gain === room) one.status = 'met';
    }
    const open = this.active;
    if (!open || open.serial > round.seen) return;
    const counted = open.terms?.counts === 'all' ? round.stake : round.bonus;
    const staked = least(counted, open.terms?.maxBet ?? counted);
    const room = open.required * E4 - open.done + (open.per.get(round.id) ?? 0n);
    const gain = least(room, staked * round.weight * percentOf(open.plan, round.type));
    this.put(open, round, gain);
    if (gain === room) this.end(open, 'released');
  }

  private put(one: Requirement, { id }: Round, gain: bigint): void {
    one.done += gain - (one.per.get(id) ?? 0n);
    one.per.set(id, gain);
  }

  private afterRounds(): void {
    const open = [...this.rounds.values()].filter(({ isOpen }) => isOpen);
    const bonus = this.active;
    if (bonus && !open.some(({ owner }) => owner === bonus)) {
      if (this.bonus < this.zeroBelow) this.end(bonus, 'spent');
      else if (bonus.status === 'closing') this.end(bonus, 'expired');
    }
    if (this.wallet >= this.zeroBelow || open.some(({ stake, bonus: part }) => stake > part)) return;
    for (const one of this.requirements)
      if (one.lane === 'own' && one.status === 'active') one.status = 'cleared';
  }
}
