import field from '../../assets/scene-field.avif';
import glass from '../../assets/scene-glass.avif';
import night from '../../assets/scene-night.avif';
import noon from '../../assets/scene-noon.avif';
import roof from '../../assets/scene-roof.avif';
import shore from '../../assets/scene-shore.avif';
import type { Menu } from '../../navigation/menus';

/** The picture of each mega menu. */
export const MENU_PICTURES: Record<Menu['id'], string> = {
  products: glass,
  services: noon,
  projects: field,
  about: roof,
  resources: night,
  csr: shore,
};
