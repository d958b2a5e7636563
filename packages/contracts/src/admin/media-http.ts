import { z } from 'zod';
import { focalPointSchema } from '../common/focal-point';
import { localizedTextSchema } from '../common/localized';
import { contentKindSchema } from './content-http';
import { mediaFolderSchema } from './site-http';

/** What of a file can be changed: its name in the library, its folder, and the focal point of a picture; null for its centre. */
export const mediaChangeSchema = z.strictObject({
  filename: z.string().trim().min(1).max(200),
  folder: mediaFolderSchema,
  focalPoint: focalPointSchema.nullable().optional(),
});
export type MediaChange = z.infer<typeof mediaChangeSchema>;
export const mediaFoldersSchema = z.object({
  items: z.array(z.object({ folder: z.string(), files: z.number().int() })),
});
export type MediaFolders = z.infer<typeof mediaFoldersSchema>;
/** Where a file is shown: entries of the content, and `settings`. */
export const mediaUsesSchema = z.object({
  items: z.array(z.object({ id: z.string(), kind: contentKindSchema, title: localizedTextSchema })),
  settings: z.boolean(),
});
export type MediaUses = z.infer<typeof mediaUsesSchema>;
