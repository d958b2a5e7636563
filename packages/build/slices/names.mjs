/** @typedef {{ slice: string, kebab: string, pascal: string, camel: string, permission: string, title: string,
 *   adminPath: string }} Names */

/** A name in all the forms that code needs. The first feature of a slice has the slice's own address and title.
 * @param {string} slice @param {string} kebab @param {string} [adminPath] @returns {Names} */
export function namesOf(slice, kebab, adminPath = kebab) {
  const pascal = kebab.replace(/(?:^|-)(\w)/g, (_match, letter) => letter.toUpperCase());
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  const words = adminPath.replaceAll('-', ' ');
  return {
    slice,
    kebab,
    pascal,
    camel,
    permission: `${slice}.${kebab}.read`,
    adminPath,
    title: words.charAt(0).toUpperCase() + words.slice(1),
  };
}
