import { PAGE } from './sheet';

/** Colours of papers about the company: a brochure, a form, a certificate's specimen. */
export const INK = '#0f1b33';
export const QUIET = '#566079';
export const HAIRLINE = '#dcd9d0';
export const SUN = '#e8a317';

/** What lies between the margins of a page, in points. */
export const LEFT = PAGE.margin;
export const INNER = PAGE.width - 2 * LEFT;
/** Where the foot of a page of several begins. */
export const FOOT = PAGE.height - LEFT - 24;
