import { DEFAULT_TICKET_TARGETS } from '@solar/contracts/account/ticket-targets';
import type { settingsChanged } from '@solar/contracts/admin/events';
import { announcedInvoicingSchema, type SiteSettingsInput } from '@solar/contracts/admin/site-http';
import { DEFAULT_DESIGN_SITES, DEFAULT_UTILITIES } from '@solar/contracts/catalog/fit-places';
import { OFFICE_TIME_ZONE } from '@solar/contracts/common/office-time';
import type { z } from 'zod';

/** What other slices receive of the settings. */
export function announcedSettings(values: SiteSettingsInput): z.input<typeof settingsChanged.data> {
  const {
    openDays,
    opensAtHour,
    closesAtHour,
    timeZone = OFFICE_TIME_ZONE,
    holidays = [],
  } = values;
  return {
    siteName: values.siteName,
    contactEmail: values.contactEmail,
    ...(values.carriers ? { carriers: values.carriers } : {}),
    currency: values.currency,
    currencySymbol: values.currencySymbol,
    taxEnabled: values.taxEnabled,
    taxBasisPoints: values.taxBasisPoints,
    shippingEnabled: values.shippingEnabled,
    defaultShippingMinor: values.defaultShippingMinor,
    paymentsEnabled: values.paymentsEnabled,
    returnDays: values.returnDays,
    quoteHoldHours: values.quoteHoldHours,
    staffSecondFactor: values.staffSecondFactor ?? false,
    priceListSecondPerson: values.priceListSecondPerson ?? false,
    invoicing: announcedInvoicingSchema.parse(values),
    ticketTargets: values.ticketTargets ?? DEFAULT_TICKET_TARGETS,
    designSites: values.designSites ?? DEFAULT_DESIGN_SITES,
    utilities: values.utilities ?? DEFAULT_UTILITIES,
    office: {
      timeZone,
      openDays,
      opensAtHour,
      closesAtHour,
      holidays: holidays.map(({ date }) => date),
    },
  };
}
