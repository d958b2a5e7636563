import { z } from 'zod';
import { localizedInput } from '../common/localized';

/** Menus of the header and of small screens. The products menu follows the categories of the catalogue. */
export const HEADER_MENUS = ['services', 'projects', 'about', 'resources', 'csr'] as const;
/** Lists of the footer. */
export const FOOTER_MENUS = ['footer', 'legal'] as const;
export const MENU_IDS = [...HEADER_MENUS, ...FOOTER_MENUS] as const;
export type MenuId = (typeof MENU_IDS)[number];

/** Where a link is shown: the header of wide screens, the menu of small ones, or both. */
export const MENU_PLACES = ['everywhere', 'desktop', 'mobile'] as const;

/** A link of a menu: a page of this site, without a language, or an address elsewhere. */
export const menuLinkSchema = z.strictObject({
  to: z
    .string()
    .trim()
    .max(300)
    .regex(/^(?:\/(?!\/)|https:\/\/[^\s/]+)[^\s]*$/),
  label: localizedInput(60),
  text: localizedInput(120, 0).default({ en: '', fr: '' }),
  isNew: z.boolean().default(false),
  place: z.enum(MENU_PLACES).default('everywhere'),
});
export type ShownLink = z.infer<typeof menuLinkSchema>;

const menuSchema = z.array(menuLinkSchema).max(16);

/** Menus that somebody edited; null or absent is the built-in one. */
export const menusInputSchema = z.strictObject({
  menus: z.partialRecord(z.enum(MENU_IDS), menuSchema.nullable()),
  version: z.number().int().min(0),
});
export type MenusInput = z.infer<typeof menusInputSchema>;

/** The same for editors, with what each menu is without their changes. */
export const menusSchema = z.object({
  menus: z.partialRecord(z.enum(MENU_IDS), menuSchema.nullable()),
  defaults: z.record(z.enum(MENU_IDS), menuSchema),
  version: z.number().int(),
});
export type Menus = z.infer<typeof menusSchema>;

/** What the pages show in the place of their built-in menus. */
export const shownMenusSchema = z.object({
  menus: z.partialRecord(z.enum(MENU_IDS), menuSchema),
});
export type ShownMenus = z.infer<typeof shownMenusSchema>;
export const shownMenusQuerySchema = z.strictObject({ part: z.enum(['header', 'footer']) });
