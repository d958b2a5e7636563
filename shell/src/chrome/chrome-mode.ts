/** How much of the header and footer a page shows. */
export type ChromeMode = 'full' | 'simplified' | 'none';

/** Pages with less than the full chrome, by path prefix; the first that fits decides. */
const MODES: readonly { prefix: string; mode: ChromeMode }[] = [
  { prefix: '/auth', mode: 'none' },
  { prefix: '/login', mode: 'none' },
  { prefix: '/register', mode: 'none' },
  { prefix: '/forgot-password', mode: 'none' },
  { prefix: '/reset-password', mode: 'none' },
  { prefix: '/checkout', mode: 'simplified' },
  { prefix: '/admin', mode: 'simplified' },
  { prefix: '/chat', mode: 'simplified' },
];

/** The chrome of a path. */
export function chromeMode(pathname: string): ChromeMode {
  const found = MODES.find(
    ({ prefix }) => pathname === prefix || pathname.startsWith(`${prefix}/`),
  );
  return found?.mode ?? 'full';
}
