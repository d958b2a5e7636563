/** A fixed-size set of product positions, 32 to a word: filters are ANDs and facet counts are popcounts. */
export class Bitset {
  private constructor(
    readonly size: number,
    private readonly words: Uint32Array,
  ) {}

  static empty(size: number): Bitset {
    return new Bitset(size, new Uint32Array(Math.ceil(size / 32)));
  }

  static full(size: number): Bitset {
    const set = Bitset.empty(size);
    set.words.fill(0xffffffff);
    const rest = size % 32;
    if (rest !== 0) set.words[set.words.length - 1] = 0xffffffff >>> (32 - rest);
    return set;
  }

  add(position: number): void {
    this.words[position >>> 5] = this.word(position >>> 5) | (1 << (position & 31));
  }

  remove(position: number): void {
    this.words[position >>> 5] = this.word(position >>> 5) & ~(1 << (position & 31));
  }

  has(position: number): boolean {
    return (this.word(position >>> 5) & (1 << (position & 31))) !== 0;
  }

  copy(): Bitset {
    return new Bitset(this.size, this.words.slice());
  }

  /** Keeps what is in `other` as well. */
  and(other: Bitset): this {
    for (let i = 0; i < this.words.length; i += 1) this.words[i] = this.word(i) & other.word(i);
    return this;
  }

  /** Drops what is in `other`. */
  andNot(other: Bitset): this {
    for (let i = 0; i < this.words.length; i += 1) this.words[i] = this.word(i) & ~other.word(i);
    return this;
  }

  or(other: Bitset): this {
    for (let i = 0; i < this.words.length; i += 1) this.words[i] = this.word(i) | other.word(i);
    return this;
  }

  private word(index: number): number {
    return this.words[index] ?? 0;
  }

  count(): number {
    let total = 0;
    for (let i = 0; i < this.words.length; i += 1) total += ones(this.word(i));
    return total;
  }

  /** Size of the intersection, without building it. */
  countWith(other: Bitset): number {
    let total = 0;
    for (let i = 0; i < this.words.length; i += 1) total += ones(this.word(i) & other.word(i));
    return total;
  }

  forEach(visit: (position: number) => void): void {
    for (let i = 0; i < this.words.length; i += 1) {
      for (let word = this.word(i); word !== 0; word &= word - 1) {
        visit(i * 32 + 31 - Math.clz32(word & -word));
      }
    }
  }
}

function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
