import { z } from 'zod';
import { PRICE_ACCESS } from './price-rule';

export { priceAccessOf, type PriceAccess } from './price-rule';

/** `PriceAccess` as it travels. */
export const priceAccessSchema = z.enum(PRICE_ACCESS);
