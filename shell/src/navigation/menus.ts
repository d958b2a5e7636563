/** A section of the navigation. Texts are keys of the `shell` namespace; its links are in `menu-links.ts`. */
export interface Menu {
  id: 'products' | 'services' | 'projects' | 'about' | 'resources' | 'csr';
  labelKey: string;
  /** The page of the whole section. */
  to: string;
  /** Path prefixes of the pages that mark the section as current. */
  prefixes: readonly string[];
  /** In the mobile menu the entry leads to its page at once instead of unfolding. */
  directOnMobile?: boolean;
}

export const MENUS: readonly Menu[] = [
  {
    id: 'products',
    labelKey: 'menu.products.label',
    to: '/products',
    prefixes: ['/products', '/products-production', '/product', '/product-comparison'],
    directOnMobile: true,
  },
  {
    id: 'services',
    labelKey: 'menu.services.label',
    to: '/services',
    prefixes: ['/services'],
    directOnMobile: true,
  },
  {
    id: 'projects',
    labelKey: 'menu.projects.label',
    to: '/projects',
    prefixes: ['/projects'],
  },
  {
    id: 'about',
    labelKey: 'menu.about.label',
    to: '/about',
    prefixes: ['/about', '/careers'],
    directOnMobile: true,
  },
  {
    id: 'resources',
    labelKey: 'menu.resources.label',
    to: '/documentation',
    prefixes: [
      '/resources',
      '/documentation',
      '/fusionsolar-app',
      '/downloads',
      '/blog',
      '/faq',
      '/help',
    ],
  },
  {
    id: 'csr',
    labelKey: 'menu.csr.label',
    to: '/csr',
    prefixes: ['/csr'],
    directOnMobile: true,
  },
];

/** The section of the navigation that a path belongs to. */
export function currentMenu(pathname: string): Menu['id'] | undefined {
  const fits = (prefix: string) => pathname === prefix || pathname.startsWith(`${prefix}/`);
  return MENUS.find(({ prefixes }) => prefixes.some(fits))?.id;
}
