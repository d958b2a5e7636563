import { z } from 'zod';
import { idSchema } from '../common/ids';
import { localizedInput, localizedTextSchema } from '../common/localized';

/** Physical quantities that people search by. */
export const DIMENSIONS = [
  'power',
  'energy',
  'voltage',
  'current',
  'charge',
  'section',
  'percent',
] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** A synonym is what several words mean; a unit is how a figure is written. */
export const SEARCH_WORD_KINDS = ['synonym', 'unit'] as const;
export type SearchWordKind = (typeof SEARCH_WORD_KINDS)[number];

export const searchWordIdSchema = idSchema('swd');

const code = z
  .string()
  .trim()
  .max(40)
  .regex(/^[a-z][a-z0-9]*$/, 'Lower-case letters and digits');

const fields = {
  kind: z.enum(SEARCH_WORD_KINDS),
  code,
  /** The spellings, separated by commas. */
  words: localizedInput(2_000, 0),
  /** Of a word for a whole system: the codes of what belongs to it, the part that decides first. */
  parts: z.array(code).max(8),
  /** Of a unit: what it measures, and how much of the first unit of that dimension it is. */
  dimension: z.enum(DIMENSIONS).nullable(),
  factor: z.number().positive().max(1_000_000_000).nullable(),
  /** Of a unit: read as one only right behind the number, as `16a`. */
  attached: z.boolean(),
};

type Fields = z.infer<z.ZodObject<typeof fields>>;

/** What the kind of a row asks for. */
function fitsKind(row: Fields, context: z.RefinementCtx): void {
  const issue = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: path.split('.'), message });
  if (/^[\s,]*$/.test(`${row.words.en},${row.words.fr}`)) issue('words.en', 'Name a word');
  if (row.kind === 'unit') {
    if (row.dimension === null) issue('dimension', 'A unit measures something');
    if (row.factor === null) issue('factor', 'A unit has a factor');
    if (row.parts.length > 0) issue('parts', 'A unit has no parts');
    return;
  }
  if (row.dimension !== null) issue('dimension', 'Only a unit measures something');
  if (row.factor !== null) issue('factor', 'Only a unit has a factor');
  if (row.attached) issue('attached', 'Only a unit stands behind a number');
  if (row.parts.includes(row.code)) issue('parts', 'Nothing is a part of itself');
}

/** `POST /api/catalog/admin/search-words`. */
export const createSearchWordSchema = z.strictObject(fields).superRefine(fitsKind);
export type SearchWordInput = z.infer<typeof createSearchWordSchema>;

/** `PUT /api/catalog/admin/search-words/{id}`; `version` is the one that was read. */
export const updateSearchWordSchema = z
  .strictObject({ ...fields, version: z.number().int().nonnegative() })
  .superRefine(fitsKind);

export const adminSearchWordSchema = z.object({
  id: z.string(),
  ...fields,
  words: localizedTextSchema,
  version: z.number().int(),
});
export type AdminSearchWord = z.infer<typeof adminSearchWordSchema>;
export const adminSearchWordListSchema = z.object({ items: z.array(adminSearchWordSchema) });
