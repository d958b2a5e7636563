/** Where everything of the chrome leads. Texts are keys of the `shell` namespace. */
export interface MenuLink {
  to: string;
  labelKey: string;
  /** One line below the label in a mega menu. */
  textKey?: string;
  isNew?: boolean;
}

export interface Menu {
  id: 'products' | 'services' | 'projects' | 'about' | 'resources' | 'csr';
  labelKey: string;
  /** The page of the whole section. */
  to: string;
  links: readonly MenuLink[];
  /** Path prefixes of the pages that mark the section as current. */
  prefixes: readonly string[];
  /** In the mobile menu the entry leads to its page at once instead of unfolding. */
  directOnMobile?: boolean;
}

const link = (to: string, key: string, options: Partial<MenuLink> = {}): MenuLink => ({
  to,
  labelKey: `menu.${key}.label`,
  textKey: `menu.${key}.text`,
  ...options,
});

/** A category of the products menu while the catalogue has not answered. */
const category = (slug: string, key: string): MenuLink =>
  link(`/products/category/${slug}`, `category.${key}`);

/** Categories of the desktop menu, until or unless the catalogue lists its own. */
export const DESKTOP_CATEGORIES: readonly MenuLink[] = [
  category('solar-panels', 'panels'),
  category('inverters', 'inverters'),
  category('storage-batteries', 'batteries'),
  category('charge-controllers', 'controllers'),
  category('mounting-systems', 'mounting'),
];

/** Categories of the mobile menu, until or unless the catalogue lists its own. */
export const MOBILE_CATEGORIES: readonly MenuLink[] = [
  category('solar-panels', 'panels'),
  category('inverters', 'inverters'),
  category('storage-batteries', 'batteries'),
  category('transformers', 'transformers'),
  category('ev-chargers', 'chargers'),
  category('energy-management', 'management'),
  category('accessories', 'accessories'),
];

export const COMPARISON_LINK = link('/product-comparison', 'comparison', { isNew: true });

export const MENUS: readonly Menu[] = [
  {
    id: 'products',
    labelKey: 'menu.products.label',
    to: '/products',
    links: [...DESKTOP_CATEGORIES, COMPARISON_LINK],
    prefixes: ['/products', '/products-production', '/product', '/product-comparison'],
    directOnMobile: true,
  },
  {
    id: 'services',
    labelKey: 'menu.services.label',
    to: '/services',
    links: [
      link('/services/bess', 'service.bess', { isNew: true }),
      link('/services/on-grid-solar', 'service.onGrid'),
      link('/services/off-grid-solar', 'service.offGrid'),
      link('/services/solar-leasing', 'service.leasing'),
      link('/services/products-trading', 'service.trading'),
      link('/services/solar-thermal', 'service.thermal'),
    ],
    prefixes: ['/services'],
    directOnMobile: true,
  },
  {
    id: 'projects',
    labelKey: 'menu.projects.label',
    to: '/projects',
    links: [
      link('/projects?type=commercial', 'project.commercial'),
      link('/projects?type=residential', 'project.residential'),
      link('/projects?type=industrial', 'project.industrial'),
      link('/projects?type=government', 'project.government'),
      link('/projects?featured=true', 'project.featured'),
    ],
    prefixes: ['/projects'],
  },
  {
    id: 'about',
    labelKey: 'menu.about.label',
    to: '/about',
    links: [
      link('/about', 'company.about'),
      link('/about/group', 'company.group'),
      link('/about/history', 'company.history'),
      link('/about/certifications', 'company.certifications'),
      link('/careers', 'company.careers'),
    ],
    prefixes: ['/about', '/careers'],
    directOnMobile: true,
  },
  {
    id: 'resources',
    labelKey: 'menu.resources.label',
    to: '/documentation',
    links: [
      link('/documentation', 'resource.documentation'),
      link('/fusionsolar-app', 'resource.fusionsolar'),
      link('/blog', 'resource.blog'),
      link('/faq', 'resource.faq'),
      link('/help', 'resource.help'),
      link('/contact', 'resource.contact'),
    ],
    prefixes: ['/documentation', '/fusionsolar-app', '/downloads', '/blog', '/faq', '/help'],
  },
  {
    id: 'csr',
    labelKey: 'menu.csr.label',
    to: '/csr',
    links: [
      link('/csr/environment', 'csr.environment'),
      link('/csr/governance', 'csr.governance'),
      link('/csr/community', 'csr.community'),
      link('/csr/innovation', 'csr.innovation'),
      link('/csr/circular-economy', 'csr.circularEconomy'),
      link('/csr/sustainability', 'csr.sustainability'),
      link('/csr/transparency', 'csr.transparency'),
    ],
    prefixes: ['/csr'],
    directOnMobile: true,
  },
];

/** Footer columns. */
export const QUICK_LINKS: readonly MenuLink[] = [
  link('/about', 'company.about'),
  link('/projects', 'projects'),
  link('/services', 'services'),
  link('/blog', 'resource.blog'),
  link('/careers', 'company.careers'),
  link('/contact', 'resource.contact'),
];

export const LEGAL_LINKS: readonly MenuLink[] = [
  { to: '/legal/terms', labelKey: 'legal.terms' },
  { to: '/legal/privacy', labelKey: 'legal.privacy' },
  { to: '/legal/cookies', labelKey: 'legal.cookies' },
];

/** Links of the simplified footer. */
export const SUPPORT_LINKS: readonly MenuLink[] = [
  { to: '/legal/terms', labelKey: 'legal.terms' },
  { to: '/legal/privacy', labelKey: 'legal.privacy' },
  { to: '/contact', labelKey: 'legal.support' },
];

/** The section of the navigation that a path belongs to. */
export function currentMenu(pathname: string): Menu['id'] | undefined {
  const fits = (prefix: string) => pathname === prefix || pathname.startsWith(`${prefix}/`);
  return MENUS.find(({ prefixes }) => prefixes.some(fits))?.id;
}
