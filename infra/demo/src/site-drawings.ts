import { paintScene, SITE_SCENES, type SiteScene } from './landscape/scenes';
import { inAllFormats, standardRenditions, type Drawing } from './pictures/rendition';

const FULL = { width: 1600, height: 1000 };
const CARD_WIDTH = 800;
/** The hero also has an upright cut for phones. */
const TALL = { scene: 'hero-dusk', width: 900, height: 1200 };

/** The drawings of the site's own pictures, below `site/`: `<name>` for full width, `<name>-card` for lists. */
export function siteDrawings(): Drawing[] {
  return SITE_SCENES.flatMap((scene) => {
    const path = `site/${scene.name}`;
    const full = drawingOf(scene, path, FULL);
    const drawings = [
      { ...full, renditions: [...full.renditions, inAllFormats(`${path}-card`, CARD_WIDTH)] },
    ];
    return scene.name === TALL.scene
      ? [...drawings, drawingOf(scene, `${path}-tall`, TALL)]
      : drawings;
  });
}

function drawingOf(
  scene: SiteScene,
  path: string,
  { width, height }: { width: number; height: number },
): Drawing {
  const renditions = standardRenditions(path, width).filter((one) => one.width <= width);
  return { path, width, height, svg: paintScene(scene, width, height), renditions };
}
