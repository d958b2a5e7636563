const NAME = 'data-style';

/** The HTML with its style attributes under a name that the security policy does not refuse. */
export function withoutStyleAttributes(html: string): string {
  return html.replaceAll(/(<[^>]*?) style="/g, `$1 ${NAME}="`);
}

/** Makes styles of them again, the way a script may set them, before the page is taken over. */
export function applyAttributeStyles(root: ParentNode = document): void {
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>(`[${NAME}]`)) {
    element.style.cssText = element.getAttribute(NAME) ?? '';
    element.removeAttribute(NAME);
  }
}
