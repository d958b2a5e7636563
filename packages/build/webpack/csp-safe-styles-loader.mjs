/**
 * The content security policy allows no inline style element, and a few libraries write one. What they write is either
 * in a style sheet of packages/ui or not missed, so the writing is taken out. A release that writes it in another way
 * fails the build here rather than in the browser.
 */
const EDITS = [
  { file: /sonner[\\/]dist[\\/]index\.mjs$/, find: /^__insertCSS\(.*\);?$/m, replace: '' },
  {
    file: /@radix-ui[\\/]react-(?:select|scroll-area)[\\/]dist[\\/]index\.mjs$/,
    find: /"style"(?=,\s*\{\s*dangerouslySetInnerHTML)/,
    replace: '"template"',
  },
  {
    file: /react-aria[\\/].*[\\/](?:usePress|usePreventScroll)\.mjs$/,
    find: /(?:ownerDocument|document)\.head\.prepend\(style\);/,
    replace: '',
  },
];

/**
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} source
 */
export default function removeInlineStyles(source) {
  const edit = EDITS.find(({ file }) => file.test(this.resourcePath));
  if (!edit?.find.test(source)) {
    throw new Error(`No inline style found to remove in ${this.resourcePath}`);
  }
  return source.replace(edit.find, edit.replace);
}

/** The files that need this loader. */
export const filesWithInlineStyles = EDITS.map(({ file }) => file);
