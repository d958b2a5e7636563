import type { PriceListDetail } from '@solar/contracts/catalog/price-list-http';

type Approved = Pick<PriceListDetail, 'customer' | 'group' | 'validFrom' | 'validUntil'>;

/** What becomes of the prices of a list that is approved on this day. */
export function approvalEffect(
  { customer, group, validFrom, validUntil }: Approved,
  today: string,
): 'nobody' | 'over' | 'later' | 'now' {
  if (!customer && !group) return 'nobody';
  if (validUntil && validUntil < today) return 'over';
  return validFrom && validFrom > today ? 'later' : 'now';
}
