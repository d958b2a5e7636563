import { z } from 'zod';
import { productsWithMediaSchema } from '../catalog/product-media';
import { focalPointSchema } from '../common/focal-point';
import { localizedTextSchema } from '../common/localized';
import { contentKindSchema } from './content-fields';
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
/** Where a file is shown: entries of the content, `settings`, and products; null for those when the catalogue did not answer. */
export const mediaUsesSchema = z.object({
  items: z.array(z.object({ id: z.string(), kind: contentKindSchema, title: localizedTextSchema })),
  settings: z.boolean(),
  home: z.boolean().optional(),
  products: productsWithMediaSchema.nullable().optional(),
});
export type MediaUses = z.infer<typeof mediaUsesSchema>;

const share = z.number().int().min(0).max(100);
/** `POST /api/admin/media/{id}/crops`: a rectangle of a picture, in percent of its width and height from its left and top edges. */
export const mediaCropSchema = z
  .strictObject({ left: share, top: share, width: share.min(1), height: share.min(1) })
  .refine(({ left, width }) => left + width <= 100, { path: ['width'] })
  .refine(({ top, height }) => top + height <= 100, { path: ['height'] });
export type MediaCrop = z.infer<typeof mediaCropSchema>;
