import { paintScene, SITE_SCENES } from './landscape/scenes';
import type { Drawing } from './pictures/raster';

/** Sizes of every site picture: `<name>` for full width, `<name>-card` for lists. */
const SIZES = { '': [1600, 1000], '-card': [800, 500] } as const;
/** The hero also has an upright cut for phones. */
const TALL = { name: 'hero-dusk', size: [900, 1200] } as const;

/** The drawings of the site's own pictures, below `site/`. */
export function siteDrawings(): Drawing[] {
  return SITE_SCENES.flatMap((scene) => {
    const sizes: [string, readonly [number, number]][] = Object.entries(SIZES);
    if (scene.name === TALL.name) sizes.push(['-tall', TALL.size]);
    return sizes.map(([suffix, [width, height]]) => ({
      path: `site/${scene.name}${suffix}`,
      svg: paintScene(scene, width, height),
      width,
      height,
    }));
  });
}
