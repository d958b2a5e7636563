import { z } from 'zod';

/** A copy of what the shop holds about a person: gathered in the background, then there for some days. */
export const dataExportSchema = z.object({
  state: z.enum(['gathering', 'ready', 'failed']),
  /** Services that have answered, and how many there are. */
  done: z.number().int(),
  of: z.number().int(),
  requestedAt: z.iso.datetime(),
  /** Until when it can be downloaded; it is deleted then. */
  expiresAt: z.iso.datetime(),
});
export type DataExport = z.infer<typeof dataExportSchema>;

/** GET and POST /api/account/data-export; null when none was asked for. */
export const currentDataExportSchema = z.object({ export: dataExportSchema.nullable() });
export type CurrentDataExport = z.infer<typeof currentDataExportSchema>;

/** GET /api/account/data-export/file: for programs, or for people. */
export const dataExportFileQuerySchema = z.strictObject({
  format: z.enum(['json', 'html']).default('json'),
});
export type DataExportFormat = z.infer<typeof dataExportFileQuerySchema>['format'];
