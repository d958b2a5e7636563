/** The parts of the product that the stack runs, in one place. */

// One line, to which the generator of slices adds a name.
// prettier-ignore
export const SERVICES = ['catalog', 'checkout', 'account', 'admin', 'inventory'] as const;
export type ServiceName = (typeof SERVICES)[number];

// One line, to which the generator of slices adds a name.
// prettier-ignore
export const REMOTES = ['catalog', 'checkout', 'account', 'admin', 'inventory'] as const;
export type RemoteName = (typeof REMOTES)[number];

export const FRONT_ENDS = ['shell', ...REMOTES] as const;
export type FrontEndName = (typeof FRONT_ENDS)[number];

/** Demo data builds on what was loaded before it: customers first, orders after products and stock. */
export const SEED_ORDER: readonly ServiceName[] = [
  'account',
  'catalog',
  'inventory',
  'checkout',
  'admin',
];

export const DEMO_PASSWORD = 'Solar#2026';
export const DEMO_SIGN_INS = [
  { email: 'admin@alsa.example', is: 'administrator' },
  { email: 'editor@alsa.example', is: 'editor' },
  { email: 'warehouse@alsa.example', is: 'warehouse' },
  { email: 'customer@alsa.example', is: 'approved customer' },
  { email: 'pending@alsa.example', is: 'registered, not approved' },
] as const;

export function frontEndDist(root: string, name: FrontEndName): string {
  return `${root}/${name === 'shell' ? 'shell' : `mfe-${name}`}/dist`;
}

export function serviceDir(root: string, name: ServiceName): string {
  return `${root}/services/${name}`;
}
