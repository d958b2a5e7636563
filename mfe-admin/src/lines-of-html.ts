/** HTML as lines of text: a paragraph, heading, row or item a line. */
export function linesOf(html: string): string {
  if (!html.includes('<')) return html;
  const spaced = html
    .replace(/<(?:br|hr)\b[^>]*>|<\/(?:p|h[2-4]|li|tr|figcaption|blockquote|pre|caption)>/g, '$&\n')
    .replace(/<\/t[dh]>/g, '$&\t');
  const { body } = new DOMParser().parseFromString(spaced, 'text/html');
  return (body.textContent ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}
