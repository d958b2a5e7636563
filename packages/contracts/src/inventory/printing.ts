import { z } from 'zod';
import { anyIdSchema } from '../common/ids';
import { LANGUAGES } from '../common/languages';

/** Things that are printed at once. */
export const PRINT_MAX = 100;
const COPIES_MAX = 50;
/** Labels of one file. */
const LABELS_MAX = 500;

/** Ids with commas between them. */
const printedIdsSchema = z
  .string()
  .trim()
  .min(1)
  .max(PRINT_MAX * 40)
  .transform((text) => [...new Set(text.split(','))])
  .pipe(z.array(anyIdSchema).max(PRINT_MAX));

/** What a label can name. */
export const LABEL_KINDS = [
  'bin',
  'product',
  'order',
  'receipt',
  'purchaseOrder',
  'transfer',
] as const;
export type LabelKind = (typeof LABEL_KINDS)[number];

/** Papers that labels are printed on: a sheet of 24, a roll of 62 mm, a pallet label. */
export const LABEL_FORMATS = ['a4_24', 'roll_62', 'sheet_100x150'] as const;
export type LabelFormatName = (typeof LABEL_FORMATS)[number];

/** Symbols that a label's code is printed in. */
export const LABEL_CODES = ['datamatrix', 'code128'] as const;
export type LabelCode = (typeof LABEL_CODES)[number];

/** Query of a file of labels. */
export const labelQuerySchema = z
  .strictObject({
    kind: z.enum(LABEL_KINDS),
    ids: printedIdsSchema,
    format: z.enum(LABEL_FORMATS).default('a4_24'),
    code: z.enum(LABEL_CODES).default('datamatrix'),
    copies: z.coerce.number().int().min(1).max(COPIES_MAX).default(1),
    language: z.enum(LANGUAGES).default('en'),
  })
  .refine(({ ids, copies }) => ids.length * copies <= LABELS_MAX, {
    path: ['copies'],
    message: `At most ${LABELS_MAX} labels at once`,
  });
export type LabelQuery = z.infer<typeof labelQuerySchema>;

/** Documents of the warehouse that are printed. */
export const PAPER_TYPES = [
  'receipt',
  'pick_list',
  'packing_slip',
  'transfer',
  'stocktake',
  'purchase_order',
] as const;
export type PaperType = (typeof PAPER_TYPES)[number];

/** Query of a file of documents. */
export const paperQuerySchema = z.strictObject({
  type: z.enum(PAPER_TYPES),
  ids: printedIdsSchema,
  language: z.enum(LANGUAGES).default('en'),
});
export type PaperQuery = z.infer<typeof paperQuerySchema>;
