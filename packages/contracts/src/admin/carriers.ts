import { z } from 'zod';

/** What stands for the number of the parcel in the address of a carrier's page. */
export const TRACKING_NUMBER = '{number}';

/** A carrier, and the page on which it shows where a parcel is. */
export const carrierSchema = z.strictObject({
  name: z.string().trim().min(1).max(80),
  trackingUrl: z
    .url({ protocol: /^https$/ })
    .max(300)
    .refine((url) => url.includes(TRACKING_NUMBER), {
      error: `The address needs ${TRACKING_NUMBER} in the place of the parcel's number`,
    }),
});
export type Carrier = z.infer<typeof carrierSchema>;
export const CARRIERS_MAX = 20;

/** GET /api/content/carriers: the names that staff may choose from. */
export const carrierNamesSchema = z.object({ items: z.array(z.string()) });

/** Carriers of a new installation until somebody edits them. */
export const DEFAULT_CARRIERS: Carrier[] = [
  {
    name: 'Aramex',
    trackingUrl: 'https://www.aramex.com/track/results?ShipmentNumber={number}',
  },
  {
    name: 'DHL',
    trackingUrl: 'https://www.dhl.com/ae-en/home/tracking.html?tracking-id={number}&submit=1',
  },
  { name: 'FedEx', trackingUrl: 'https://www.fedex.com/fedextrack/?trknbr={number}' },
  { name: 'UPS', trackingUrl: 'https://www.ups.com/track?tracknum={number}' },
];

/** The page of a parcel; null without a number, or when no carrier has that name. */
export function trackingUrlOf(
  carriers: readonly Carrier[],
  parcel: { carrier: string | null; trackingNumber: string | null },
): string | null {
  const name = parcel.carrier?.trim().toLowerCase();
  const known = carriers.find((carrier) => carrier.name.toLowerCase() === name);
  if (!known || !parcel.trackingNumber) return null;
  return known.trackingUrl.replaceAll(TRACKING_NUMBER, encodeURIComponent(parcel.trackingNumber));
}
