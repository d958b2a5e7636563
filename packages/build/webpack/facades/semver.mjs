/**
 * Takes the place of the federation runtime's reader of version ranges. The runtime reads the same range again for each of some sixty
 * shared modules that a screen asks for, several times each: 7 ms of a page that comes up.
 */
import { satisfy as read } from 'federation-semver-package';

/** @type {Map<string, boolean>} */
const known = new Map();

/** @param {string} version @param {string} range */
export function satisfy(version, range) {
  const key = `${version} ${range}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const satisfied = read(version, range);
  known.set(key, satisfied);
  return satisfied;
}
