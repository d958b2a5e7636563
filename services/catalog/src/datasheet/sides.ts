import type { AttributeValue } from '@solar/contracts/catalog/product-data';

/** Millimetres of what is seen from the front and, where it is known, of its depth. */
export type Sides = { widthMm: number; heightMm: number; depthMm: number | null };

/**
 * The sides of a product: of a panel by its own figures, else by its dimensions. Those are width × height × depth as installed, as
 * the name of the attribute says: makers list them in any order, so what is entered is put in this one.
 */
export function sidesOf(
  attributes: readonly { code: string; value: AttributeValue }[],
): Sides | null {
  const values = new Map(attributes.map(({ code, value }) => [code, value]));
  const number = (code: string) => {
    const value = values.get(code);
    return typeof value === 'number' && value > 0 ? value : null;
  };
  const [length, width] = [number('length_mm'), number('width_mm')];
  if (length !== null && width !== null) {
    return { widthMm: width, heightMm: length, depthMm: number('thickness_mm') };
  }
  const listed = values.get('dims_mm');
  const sides = typeof listed === 'string' ? listed.split('×').map(Number) : [];
  const [widthMm, heightMm, depthMm] = sides;
  if (sides.length !== 3 || sides.some((side) => !(side > 0))) return null;
  return widthMm && heightMm && depthMm ? { widthMm, heightMm, depthMm } : null;
}
