import { at, plain } from '../routes/screen-route';
import {
  anew,
  beginning,
  cartWith,
  choices,
  dialog,
  enter,
  list,
  menu,
  named,
  on,
  press,
  pressButton,
  narrow,
  type Layer,
  type LayeredScreen,
  type Step,
} from './layer';

const SECTIONS = ['products', 'services', 'projects', 'about', 'resources', 'csr'] as const;

/** What unfolds below the header. */
const megaMenu = (section: (typeof SECTIONS)[number]): Layer => ({
  name: `menu of ${section}`,
  // By keys: one that the mouse opened closes when the screen moves away below it.
  steps: [enter(named('button', `shell:menu.${section}.label`))],
  shown: (page) => page.locator('nav [data-state="open"][aria-labelledby]'),
  only: 'wide',
});

const cookies = (name: string, ...steps: Layer['steps']): Layer => ({
  name,
  steps,
  shown: (page, texts) => page.getByRole('region', { name: texts.of('shell:cookies.title') }),
  stays: true,
});

/** A field on wide screens, an icon on others, a part of the bar under the thumb on a phone. */
const openSearch: Step = async (page, texts) => {
  const names = (
    ['shell:search.title', 'shell:search.placeholder', 'shell:mobile.search'] as const
  ).map((key) => page.getByRole('button', { name: texts.of(key), exact: true }));
  await names
    .reduce((all, one) => all.or(one))
    .filter({ visible: true })
    .first()
    .click();
};

/** What the shell opens on every screen. */
const SHELL_LAYERS: readonly Layer[] = [
  narrow(
    dialog(
      'slide-out menu',
      pressButton('shell:mobile.menu'),
      press(beginning('button', 'shell:mobile.unfold')),
    ),
  ),
  anew(dialog('search', openSearch)),
  anew(
    dialog(
      'search with suggestions',
      openSearch,
      choices(named('combobox', 'shell:search.title'), 'hua', 3),
    ),
  ),
  dialog('empty cart', press(cartWith(0))),
  { ...menu('help', pressButton('shell:help.title')), only: 'wide' },
  menu('language and display', pressButton('shell:preferences.title')),
  dialog(
    'accessibility',
    pressButton('shell:preferences.title'),
    press(named('menuitem', 'shell:accessibility.title')),
  ),
  ...SECTIONS.map(megaMenu),
];

/** What a visitor opens. */
export const VISITOR_LAYERS: readonly LayeredScreen[] = [
  on(plain('/contact')[0], ...SHELL_LAYERS),
  on(
    at('/products/category/:category', '/products/category/inverters'),
    narrow(dialog('filters', pressButton('catalog:filters.title'))),
    list('order', press(named('combobox', 'catalog:sort.label'))),
  ),
  on(
    at('/products/:slug', '/products/huawei-luna2000-10-s0'),
    dialog('enlarged picture', pressButton('ui:galleryZoom')),
  ),
  on(
    plain('/resources/gallery')[0],
    dialog(
      'picture of the gallery',
      press(beginning('button', 'collections:collections.gallery.open')),
    ),
  ),
];

/** What a visitor is asked at first. */
export const UNDECIDED_LAYERS: readonly LayeredScreen[] = [
  on(
    plain('/contact')[0],
    cookies('cookie banner'),
    cookies('cookies in detail', pressButton('shell:cookies.customize')),
  ),
];
