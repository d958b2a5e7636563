import { slugOf } from '@solar/contracts/common/slug';

/** A section of an article, by its heading. */
export interface ArticleHeading {
  id: string;
  text: string;
}

const HEADING = /<h2>(.*?)<\/h2>/gs;

/** The sections of a text, with the addresses that `withAnchors` gives them. */
export function headingsOf(html: string): ArticleHeading[] {
  const taken = new Set<string>();
  return [...html.matchAll(HEADING)].map(([, inner = ''], index) => {
    const text = inner.replace(/<[^>]*>/g, '').trim();
    const words = slugOf(text.replace(/&\w+;/g, ''));
    const id = words === '' || taken.has(words) ? `section-${index + 1}` : words;
    taken.add(id);
    return { id, text };
  });
}

/** The text with an address at each of its headings. */
export function withAnchors(html: string): string {
  const headings = headingsOf(html).values();
  return html.replace(HEADING, (whole, inner: string) => {
    const { value } = headings.next();
    return value ? `<h2 id="${value.id}">${inner}</h2>` : whole;
  });
}
