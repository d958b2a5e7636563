/**
 * While a layer is open the root itself does not scroll: lists of choices look there before they bring an option into view, and would scroll
 * the page behind, which closes them. A rule of the page's own that asks `:has()` of the root would cost every page: whatever is added to
 * it, a script too, makes the browser work out all its styles again.
 */
const LOCKED_ROOT = 'html { overflow: hidden; }';

/**
 * Stands in for `react-style-singleton/dist/es2015/singleton`: the same interface over a constructed style sheet, which
 * the content security policy allows where it refuses a style element.
 */
export function stylesheetSingleton() {
  let users = 0;
  /** @type {CSSStyleSheet | null} */
  let sheet = null;
  return {
    /** @param {string} css */
    add(css) {
      if (users === 0) {
        sheet = new CSSStyleSheet();
        sheet.replaceSync(css + LOCKED_ROOT);
        document.adoptedStyleSheets.push(sheet);
      }
      users += 1;
    },
    remove() {
      users -= 1;
      if (users > 0 || !sheet) return;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
      sheet = null;
    },
  };
}
