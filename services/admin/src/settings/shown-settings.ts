import {
  publicSettingsSchema,
  type PublicSettings,
  type SiteSettings,
  type SiteSettingsInput,
} from '@solar/contracts/admin/site-http';
import { officeHoursText } from '@solar/contracts/common/office-hours-text';

/** As staff see them: with the office hours in words. */
export function shownSettings(values: SiteSettingsInput, version: number): SiteSettings {
  return { ...values, officeHours: officeHoursText(values), version };
}

/** What every visitor may know. */
export function publicSettings(settings: SiteSettings): PublicSettings {
  return publicSettingsSchema.strip().parse(settings);
}

/** What is kept: words that follow from the rest would contradict it one day. */
export function keptSettings(
  values: SiteSettingsInput & { officeHours?: unknown },
): SiteSettingsInput {
  const { officeHours: _written, ...kept } = values;
  return kept;
}
