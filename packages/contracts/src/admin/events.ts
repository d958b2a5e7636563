import { z } from 'zod';
import { defineMessage } from '../common/envelope';

/** Site settings that other slices need; carries the whole public state. */
export const settingsChanged = defineMessage(
  'evt.admin.settings.changed.v1',
  z.object({
    siteName: z.string(),
    contactEmail: z.string(),
    currency: z.string(),
    currencySymbol: z.string(),
    taxEnabled: z.boolean(),
    taxBasisPoints: z.number().int(),
    shippingEnabled: z.boolean(),
    defaultShippingMinor: z.number().int(),
    paymentsEnabled: z.boolean(),
  }),
);
