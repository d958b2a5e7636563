import type { AttachmentType } from './attachment-type';

const NAME_MAX = 120;
/** Control and format characters; the latter can turn the writing direction and hide the real ending. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu;
/** What no file system of our customers takes, and what means something in an address or a header. */
const RESERVED = /[<>:"|?*\\/%;]/g;

/** A name for a file that shows what the file is: without a path, without hidden characters, with an ending of its type. */
export function attachmentName(given: string, { endings }: AttachmentType): string {
  const bare = (given.normalize('NFC').split(/[\\/]/).pop() ?? '')
    .replace(INVISIBLE, '')
    .replace(RESERVED, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  const dot = bare.lastIndexOf('.');
  const ending = dot > 0 ? bare.slice(dot + 1).toLowerCase() : '';
  const fits = endings.includes(ending);
  const stem = (fits ? bare.slice(0, dot) : bare) || 'file';
  const last = fits ? ending : (endings[0] ?? 'bin');
  return `${shortened(stem, NAME_MAX - last.length - 1)}.${last}`;
}

/** Cuts between characters, never inside one. */
function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  let short = '';
  for (const character of text) {
    if (short.length + character.length > length) break;
    short += character;
  }
  return short;
}
