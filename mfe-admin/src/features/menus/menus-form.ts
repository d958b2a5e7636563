import {
  menusInputSchema,
  MENU_IDS,
  type MenuId,
  type Menus,
  type MenusInput,
  type ShownLink,
} from '@solar/contracts/admin/menus-http';
import { z } from 'zod';

/** The form: every menu, and null for a built-in one. */
export interface MenusForm {
  menus: Record<MenuId, ShownLink[] | null>;
}

export const menusFormSchema = z.object({
  menus: menusInputSchema.shape.menus,
}) as unknown as z.ZodType<Pick<MenusInput, 'menus'>, MenusForm>;

/** What the form opens with. */
export function menusFormValues({ menus }: Menus): MenusForm {
  const all = MENU_IDS.map((id) => [id, menus[id] ?? null]);
  return { menus: Object.fromEntries(all) as MenusForm['menus'] };
}

/** A link without anything in it. */
export const newLink = (): ShownLink => ({
  to: '',
  label: { en: '', fr: '' },
  text: { en: '', fr: '' },
  isNew: false,
  place: 'everywhere',
});
