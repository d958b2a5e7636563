/** The figures of one dimension in all texts, sorted by value, so that those near a figure stand together. */
export class FigureColumn {
  /** How many texts have a figure of the dimension. */
  readonly textCount: number;
  private readonly positions: Uint32Array;
  private readonly values: Float64Array;

  constructor(figures: readonly { position: number; value: number }[]) {
    const sorted = [...figures].sort((a, b) => a.value - b.value);
    this.positions = Uint32Array.from(sorted, ({ position }) => position);
    this.values = Float64Array.from(sorted, ({ value }) => value);
    this.textCount = new Set(this.positions).size;
  }

  /** Visits the figures from `least` to `most`, each value with the positions of the texts that have it. */
  visit(least: number, most: number, visit: (value: number, positions: Uint32Array) => void): void {
    let at = this.firstFrom(least);
    while (at < this.values.length) {
      const value = this.values[at] ?? NaN;
      if (!(value <= most)) return;
      let end = at + 1;
      while (this.values[end] === value) end += 1;
      visit(value, this.positions.subarray(at, end));
      at = end;
    }
  }

  private firstFrom(least: number): number {
    let low = 0;
    let high = this.values.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.values[middle] ?? NaN) < least) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
