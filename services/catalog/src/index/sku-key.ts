/** A SKU as people type it: without case and separators, so that `sun2000 10ktl m1` is `SUN2000-10KTL-M1`. */
export function skuKey(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]+/g, '');
}
