import type { GalleryPage } from './gallery-page';
import { actionPages } from './pages/action-pages';
import { choicePages } from './pages/choice-pages';
import { contentPages } from './pages/content-pages';
import { dataPages } from './pages/data-pages';
import { feedbackPages } from './pages/feedback-pages';
import { foundationPages } from './pages/foundation-pages';
import { layerPages } from './pages/layer-pages';
import { nestedLayerPages } from './pages/nested-layer-pages';
import { navigationPages } from './pages/navigation-pages';
import { textFieldPages } from './pages/text-field-pages';

/** Every page of the gallery, in the order of its navigation. */
export const galleryPages: readonly GalleryPage[] = [
  ...foundationPages,
  ...actionPages,
  ...textFieldPages,
  ...choicePages,
  ...navigationPages,
  ...layerPages,
  ...nestedLayerPages,
  ...feedbackPages,
  ...contentPages,
  ...dataPages,
];
