import en from '../locales/en.json';
import { LEGAL_LINKS, MENU_LINKS, MOBILE_CATEGORIES, QUICK_LINKS } from './menu-links';
import { currentMenu, MENUS } from './menus';

function textOf(key: string): unknown {
  return key
    .split('.')
    .reduce<unknown>((texts, part) => (texts as Record<string, unknown>)?.[part], en);
}

it('has a text for every link', () => {
  const links = [
    ...MENUS.flatMap(({ id }) => MENU_LINKS[id]),
    ...MOBILE_CATEGORIES,
    ...QUICK_LINKS,
    ...LEGAL_LINKS,
  ];
  for (const { labelKey, textKey } of links) {
    expect([labelKey, typeof textOf(labelKey)]).toEqual([labelKey, 'string']);
    if (textKey && !QUICK_LINKS.some((link) => link.textKey === textKey)) {
      expect([textKey, typeof textOf(textKey)]).toEqual([textKey, 'string']);
    }
  }
});

it('marks BESS and the comparison as new', () => {
  const fresh = MENUS.flatMap(({ id }) => MENU_LINKS[id]).filter(({ isNew }) => isNew);
  expect(fresh.map(({ to }) => to)).toEqual(['/product-comparison', '/services/bess']);
});

it('knows the section of a path', () => {
  expect(currentMenu('/products/jinko')).toBe('products');
  expect(currentMenu('/careers')).toBe('about');
  expect(currentMenu('/blog/heat')).toBe('resources');
  expect(currentMenu('/account')).toBeUndefined();
});
