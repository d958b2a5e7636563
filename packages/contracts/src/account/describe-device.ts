const BROWSERS = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;

const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const;

const MOBILE = new Set(['iPhone', 'iPad', 'Android']);

/** Browser and system of a user agent, in words that people know; empty where it does not say. */
export function describeDevice(userAgent: string) {
  const find = (table: readonly (readonly [string, string])[]) =>
    table.find(([mark]) => userAgent.includes(mark))?.[1] ?? '';
  const system = find(SYSTEMS);
  return { browser: find(BROWSERS), system, mobile: MOBILE.has(system) };
}
