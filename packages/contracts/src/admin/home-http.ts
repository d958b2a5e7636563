import { z } from 'zod';
import { localizedInput, localizedTextSchema } from '../common/localized';

const pairs = (names: readonly string[], ...parts: readonly string[]) =>
  names.flatMap((name) => parts.map((part) => `${name}.${part}`));

/** The sections of the front page in their first order, with the texts that editors can write and whether a picture belongs to it. */
export const HOME_SECTIONS = {
  hero: { texts: ['title', 'text', 'products', 'savings'], picture: true },
  featured: { texts: ['title', 'text', 'all'], picture: false },
  savings: { texts: ['title', 'text'], picture: false },
  projects: { texts: ['title', 'text', 'all'], picture: false },
  why: {
    texts: [
      ...['title', 'text'],
      ...pairs(['heat', 'engineers', 'warranty', 'stock'], 'title', 'text'),
      ...pairs(
        ['research', 'staff', 'recovery', 'refurbished'].map((figure) => `figures.${figure}`),
        'value',
        'label',
      ),
    ],
    picture: true,
  },
  testimonials: { texts: ['title'], picture: false },
  partners: { texts: ['title'], picture: false },
  awards: { texts: ['title'], picture: false },
  newsletter: { texts: ['title', 'text'], picture: false },
} as const satisfies Readonly<Record<string, { texts: readonly string[]; picture: boolean }>>;
export type HomeSectionId = keyof typeof HOME_SECTIONS;
export const HOME_SECTION_IDS = Object.keys(HOME_SECTIONS) as [HomeSectionId, ...HomeSectionId[]];

const TEXT_MAX = 300;
const idSchema = z.enum(HOME_SECTION_IDS);
/** A file of the media library. */
const pictureSchema = z
  .string()
  .max(300)
  .regex(/^\/api\/bucket\/[\w./-]+$/)
  .nullable();

const sectionSchema = z
  .strictObject({
    id: idSchema,
    shown: z.boolean(),
    /** Those that somebody wrote; the others are the built-in ones. */
    texts: z.array(z.strictObject({ key: z.string().max(60), text: localizedInput(TEXT_MAX) })),
    /** Null for the built-in one. */
    picture: pictureSchema,
  })
  .superRefine(({ id, texts, picture }, { addIssue }) => {
    const known: ReadonlySet<string> = new Set(HOME_SECTIONS[id].texts);
    const keys = texts.map(({ key }) => key);
    for (const [at, key] of keys.entries()) {
      if (known.has(key) && keys.indexOf(key) === at) continue;
      addIssue({ code: 'custom', path: ['texts', at, 'key'], message: 'No text of this section' });
    }
    if (picture !== null && !HOME_SECTIONS[id].picture) {
      addIssue({ code: 'custom', path: ['picture'], message: 'This section has no picture' });
    }
  });
export type HomeSection = z.infer<typeof sectionSchema>;

/** `PUT /api/admin/home`: every section once, in its order; the first view stays at the top. */
export const homeInputSchema = z.strictObject({
  sections: z
    .array(sectionSchema)
    .length(HOME_SECTION_IDS.length)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length)
    .refine(([first]) => first?.id === 'hero' && first.shown),
  version: z.number().int().min(0),
});
export type HomeInput = z.infer<typeof homeInputSchema>;

/** The same for editors, with what the sections say where nobody wrote anything. */
export const homeSchema = z.object({
  sections: z.array(sectionSchema),
  defaults: z.record(idSchema, z.record(z.string(), localizedTextSchema)),
  version: z.number().int(),
});
export type Home = z.infer<typeof homeSchema>;

/** What visitors are shown where somebody edited the front page: the sections that are on. */
export const shownHomeSchema = z.array(
  z.object({
    id: idSchema,
    texts: z.array(z.object({ key: z.string(), text: localizedTextSchema })),
    picture: pictureSchema,
  }),
);
export type ShownHome = z.infer<typeof shownHomeSchema>;
