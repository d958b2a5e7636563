import type { Menu } from './menus';

/** Where a menu or the footer leads. Texts are keys of the `shell` namespace. */
export interface MenuLink {
  to: string;
  labelKey: string;
  /** One line below the label in a mega menu. */
  textKey?: string;
  isNew?: boolean;
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

/** The same where only its name is shown. */
const label = (slug: string, key: string): MenuLink => ({
  to: `/products/category/${slug}`,
  labelKey: `menu.category.${key}.label`,
});

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
  label('solar-panels', 'panels'),
  label('inverters', 'inverters'),
  label('storage-batteries', 'batteries'),
  label('transformers', 'transformers'),
  label('ev-chargers', 'chargers'),
  label('energy-management', 'management'),
  label('accessories', 'accessories'),
];

export const COMPARISON_LINK = link('/product-comparison', 'comparison', { isNew: true });

/** Links of the sections, which menus show when they are opened. */
export const MENU_LINKS: Readonly<Record<Menu['id'], readonly MenuLink[]>> = {
  products: [...DESKTOP_CATEGORIES, COMPARISON_LINK],
  services: [
    link('/services/bess', 'service.bess', { isNew: true }),
    link('/services/on-grid-solar', 'service.onGrid'),
    link('/services/off-grid-solar', 'service.offGrid'),
    link('/services/solar-leasing', 'service.leasing'),
    link('/services/products-trading', 'service.trading'),
    link('/services/solar-thermal', 'service.thermal'),
  ],
  projects: [
    link('/projects?type=commercial', 'project.commercial'),
    link('/projects?type=residential', 'project.residential'),
    link('/projects?type=industrial', 'project.industrial'),
    link('/projects?type=government', 'project.government'),
    link('/projects?featured=true', 'project.featured'),
  ],
  about: [
    link('/about', 'company.about'),
    link('/about/group', 'company.group'),
    link('/about/team', 'company.team'),
    link('/about/history', 'company.history'),
    link('/about/certifications', 'company.certifications'),
    link('/careers', 'company.careers'),
  ],
  resources: [
    link('/resources', 'resource.all'),
    link('/documentation', 'resource.documentation'),
    link('/fusionsolar-app', 'resource.fusionsolar'),
    link('/blog', 'resource.blog'),
    link('/faq', 'resource.faq'),
    link('/help', 'resource.help'),
    link('/contact', 'resource.contact'),
  ],
  csr: [
    link('/csr/environment', 'csr.environment'),
    link('/csr/governance', 'csr.governance'),
    link('/csr/community', 'csr.community'),
    link('/csr/innovation', 'csr.innovation'),
    link('/csr/circular-economy', 'csr.circularEconomy'),
    link('/csr/sustainability', 'csr.sustainability'),
    link('/csr/transparency', 'csr.transparency'),
  ],
};

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
  { to: '/legal/returns', labelKey: 'legal.returns' },
  { to: '/legal/warranty', labelKey: 'legal.warranty' },
  { to: '/legal/privacy', labelKey: 'legal.privacy' },
  { to: '/legal/cookies', labelKey: 'legal.cookies' },
];
