/** A heading, a paragraph or a point of a list, as its words alone. */
export interface TextBlock {
  element: 'title' | 'text' | 'point';
  text: string;
}

const BLOCKS = /<(h[2-4]|p|li)\b[^>]*>([\s\S]*?)<\/\1>/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00a0',
};

function elementOf(tag: string): TextBlock['element'] {
  if (tag === 'li') return 'point';
  return tag === 'p' ? 'text' : 'title';
}

/** The text of a cleaned element: what it holds is a list item's paragraph at most. */
const textOf = (html: string) =>
  html
    .replace(/<br[^>]*>|<\/p>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&[a-z#0-9]+;/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/[^\S\u00a0]+/g, ' ')
    .trim();

/** The blocks of an entry's cleaned text in their order, for papers that are made of it. */
export function textBlocks(html: string): TextBlock[] {
  return [...html.matchAll(BLOCKS)]
    .map(([, tag = '', inner = '']) => ({ element: elementOf(tag), text: textOf(inner) }))
    .filter(({ text }) => text !== '');
}
