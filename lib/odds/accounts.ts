import type { Account } from "../kernel";

/** There are more accounts than anybody could read. */
export class TooManyAccounts {}

/** Accounts by number, each once, and their sums. Number 0 is the empty one. Throws `TooManyAccounts`. */
export class Accounts {
  readonly list: Account[] = [{}];
  private readonly numbers = new Map<string, number>([["", 0]]);
  private readonly sums: (number | undefined)[][] = [];

  constructor(
    private readonly changes: readonly Account[],
    private readonly most: number,
  ) {}

  /** The account with a change added. */
  plus(account: number, change: number): number {
    if (change === 0) return account;
    const row = (this.sums[account] ??= []);
    return (row[change] ??= this.numberOf(sumOf(this.list[account]!, this.changes[change]!)));
  }

  private numberOf(account: Account): number {
    let key = "";
    for (const name of Object.keys(account).sort()) key += `${name}${account[name]};`;
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    if (this.list.length >= this.most) throw new TooManyAccounts();
    this.numbers.set(key, this.list.length);
    return this.list.push(account) - 1;
  }
}

function sumOf(account: Account, change: Account): Account {
  const sum: Record<string, number> = { ...account };
  for (const name in change) sum[name] = (sum[name] ?? 0) + change[name]!;
  return sum;
}
