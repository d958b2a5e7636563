/**
 * Shares an amount out by weights, in whole units that add up to it exactly: each gets its share rounded down, the rest goes to
 * the largest fractions.
 */
export function allot(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum <= 0) return weights.map(() => 0);
  const parts = weights.map((weight, index) => {
    const product = BigInt(amount) * BigInt(weight);
    const whole = product / BigInt(sum);
    return { index, whole: Number(whole), fraction: product - whole * BigInt(sum) };
  });
  let rest = amount - parts.reduce((total, { whole }) => total + whole, 0);
  const byFraction = parts.toSorted((a, b) =>
    a.fraction === b.fraction ? a.index - b.index : a.fraction < b.fraction ? 1 : -1,
  );
  for (const part of byFraction) {
    if (rest === 0) break;
    part.whole += 1;
    rest -= 1;
  }
  return parts.map(({ whole }) => whole);
}
