/** The bare server's collections, and what its queries take from them. */
export interface BareProduct {
  _id: string;
  slug: string;
  name: string;
  categoryId: string;
  brandId: string;
  active: boolean;
}
export interface BareStock {
  _id: string;
  onHand: number;
}
export interface BareCart {
  _id: string;
  lines: { productId: string; quantity: number }[];
}
export interface BareOrder {
  _id: string;
  placedAt: Date;
  [field: string]: unknown;
}

export const BARE_DATABASE = 'bench_bare';
export const BARE_PIECES = 10_000_000;
