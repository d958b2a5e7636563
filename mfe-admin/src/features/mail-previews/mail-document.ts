const STYLE_ELEMENT = /<style>([\s\S]*?)<\/style>/g;

/**
 * The HTML of a mail without its styles, and the styles. The page's security policy, which the frame takes over, lets no style of
 * markup through; what a script of the page sets counts.
 */
export function withoutStyles(html: string): { html: string; css: string } {
  const css = [...html.matchAll(STYLE_ELEMENT)].map(([, text]) => text).join('\n');
  const bare = html.replace(STYLE_ELEMENT, '').replaceAll(' style="', ' data-style="');
  return { html: bare, css };
}

/** Gives a mail in a frame its styles back. */
export function applyStyles(
  { contentDocument, contentWindow }: HTMLIFrameElement,
  css: string,
): void {
  if (!contentDocument || !contentWindow) return;
  const { CSSStyleSheet: Sheet } = contentWindow as Window & typeof globalThis;
  const sheet = new Sheet();
  sheet.replaceSync(css);
  contentDocument.adoptedStyleSheets = [sheet];
  for (const element of contentDocument.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? '';
  }
}
