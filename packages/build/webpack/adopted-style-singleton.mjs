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
        sheet.replaceSync(css);
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
