import type { ShippingChoice } from '@solar/contracts/checkout/totals-http';
import { arrivalAfter, type WorkingWeek } from '@solar/contracts/common/working-days';
import type { SiteSettings } from '../settings/site-settings.service';

/** How the days of a delivery to a country are counted: by its own week, without the office's holidays. */
export function weekTo(country: string, { office }: Pick<SiteSettings, 'office'>): WorkingWeek {
  return { country, holidays: office?.holidays };
}

/** The way of shipping with the days on which it arrives if it is paid now; of one whose days are not known nothing is promised. */
export function withArrival(
  method: ShippingChoice,
  paidAt: Date,
  week: WorkingWeek,
): ShippingChoice {
  const { minDays, maxDays } = method;
  if (minDays === undefined || maxDays === undefined) return method;
  return { ...method, arrival: arrivalAfter({ minDays, maxDays }, paidAt, week) };
}
