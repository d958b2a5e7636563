import { menusSchema, type MenuId, type ShownLink } from '@solar/contracts/admin/menus-http';
import links from '../../locales/default-menus.json';

/** What the menus are while nobody edits them; the pages have the same links built in. Services follow their own marks. */
export const DEFAULT_MENUS: Readonly<Record<MenuId, ShownLink[]>> =
  menusSchema.shape.defaults.parse({ services: [], ...links });
