import type { Renders } from './pictures/renders';
import { inAllFormats, standardRenditions, type RenderedPicture } from './pictures/rendition';

const CARD_WIDTH = 800;

/** The pictures of the site below `site/`: `<name>` for full width, `<name>-card` for lists; `<name>-tall` is an upright cut for phones. */
export function sitePictures(renders: Renders): RenderedPicture[] {
  return renders.sites().map(({ name, ...picture }) => {
    const path = `site/${name}`;
    const { width, height } = picture;
    const sizes = standardRenditions(path, width).filter((one) => one.width <= width);
    const cards = width > height ? [inAllFormats(`${path}-card`, CARD_WIDTH)] : [];
    return { ...picture, path, renditions: [...sizes, ...cards] };
  });
}
