import { linesOf } from '../../lines-of-html';

/** Texts that are shorter are shown whole. */
const LONG = 160;
/** How much of what both share is left before and after what differs. */
const AROUND = 40;
const MARKUP = /<\/?[a-z][^>]*>/i;

/** What a reader sees of a text that is kept as HTML. */
export function readableText(text: string): string {
  return MARKUP.test(text) ? linesOf(text).replace(/\s+/g, ' ') : text;
}

/** The parts of two long texts that differ, each with a little of what stands around it. */
export function differingParts(from: string, to: string): [string, string] {
  const shorter = Math.min(from.length, to.length);
  let start = 0;
  while (start < shorter && from[start] === to[start]) start += 1;
  let end = 0;
  while (end < shorter - start && from.at(-1 - end) === to.at(-1 - end)) end += 1;
  const part = (text: string) => {
    if (text.length <= LONG) return text;
    const first = Math.max(0, start - AROUND);
    const last = Math.min(text.length, text.length - end + AROUND);
    return `${first > 0 ? '…' : ''}${text.slice(first, last)}${last < text.length ? '…' : ''}`;
  };
  return [part(from), part(to)];
}
