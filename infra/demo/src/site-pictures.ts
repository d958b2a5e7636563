import type { Renders } from './pictures/renders';
import { inAllFormats, standardRenditions, type Picture } from './pictures/rendition';

const CARD_WIDTH = 800;

/** The pictures of the site below `site/`: `<name>` for full width, `<name>-card` for lists; `<name>-tall` is an upright cut for phones. */
export function sitePictures(renders: Renders): Picture[] {
  return renders.sites().map(({ name, width, height, render }) => {
    const path = `site/${name}`;
    const cards = width > height ? [inAllFormats(`${path}-card`, CARD_WIDTH)] : [];
    return { path, width, render, renditions: [...standardRenditions(path, width), ...cards] };
  });
}
