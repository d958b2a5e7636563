/**
 * Adds to a text what stands there for one slice once more for another, and takes it away again. Files that list slices keep their
 * own form this way, whatever it is.
 *
 * @typedef {object} Unit
 * @property {'line' | 'block' | 'paragraph' | 'document' | 'list'} kind a line; a line with what is indented beneath it; lines without
 *   an empty one; a document of YAML; a name in a row of names
 * @property {(slice: string) => RegExp} of matches what stands there for a slice
 * @property {string} [from] the slice that is copied
 * @property {boolean} [optional] there may be none
 * @property {(text: string) => string} [change] what is different in the copy
 */

const MODEL = 'inventory';

/** The text with the units of the new slice beneath those of the model.
 * @param {string} text @param {Unit} unit @param {string} slice */
export function withSlice(text, unit, slice) {
  const from = unit.from ?? MODEL;
  const copy = (/** @type {string} */ part) => {
    const renamed = renamedFor(part, from, slice);
    return unit.change ? unit.change(renamed) : renamed;
  };
  const next =
    unit.kind === 'list'
      ? mapLines(text, unit.of(from), (line) => line.replace(nameIn(from), `$&$1$2${slice}$2`))
      : mapParts(text, unit, from, (part) => [part, copy(part)]);
  if (next === text && !unit.optional) throw new Error(`nothing like ${unit.of(from)}`);
  return next;
}

/** The text without the units of the slice.
 * @param {string} text @param {Unit} unit @param {string} slice */
export function withoutSlice(text, unit, slice) {
  return unit.kind === 'list'
    ? mapLines(text, unit.of(slice), (line) => line.replace(nameIn(slice), ''))
    : mapParts(text, unit, slice, () => []);
}

/** What was written for one slice, for another.
 * @param {string} text @param {string} from @param {string} to */
export function renamedFor(text, from, to) {
  return text
    .replaceAll(from, to)
    .replaceAll(from.toUpperCase(), to.toUpperCase())
    .replaceAll(capital(from), capital(to));
}

/** @param {string} word */
export function capital(word) {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** A name after another one, with what stands between them.
 * @param {string} slice */
function nameIn(slice) {
  return new RegExp(`(,? )(['"]?)${slice}\\2(?![\\w-])`);
}

/** @param {string} text @param {RegExp} matching @param {(line: string) => string} change */
function mapLines(text, matching, change) {
  return text
    .split('\n')
    .map((line) => (matching.test(line) ? change(line) : line))
    .join('\n');
}

/** @param {string} text @param {Unit} unit @param {string} slice @param {(part: string) => string[]} change */
function mapParts(text, { kind, of }, slice, change) {
  const matching = of(slice);
  const between = kind === 'document' ? '\n---\n' : kind === 'paragraph' ? '\n\n' : '\n';
  const end = text.endsWith('\n') ? '\n' : '';
  const whole = end ? text.slice(0, -1) : text;
  const parts = kind === 'block' ? blocksOf(whole) : whole.split(between);
  return parts.flatMap((part) => (matching.test(part) ? change(part) : [part])).join(between) + end;
}

/** Lines, each of two to six spaces with what is indented deeper and the bracket that closes it.
 * @param {string} text */
function blocksOf(text) {
  /** @type {string[]} */
  const blocks = [];
  for (const line of text.split('\n')) {
    const open = blocks.at(-1);
    if (open !== undefined && belongsTo(open, line)) blocks[blocks.length - 1] = `${open}\n${line}`;
    else blocks.push(line);
  }
  return blocks;
}

/** Headings of the whole file hold blocks and are none themselves.
 * @param {string} block @param {string} line */
function belongsTo(block, line) {
  const first = block.split('\n')[0] ?? '';
  const depth = indentOf(first);
  if (!/^ {2}\S|^upstream /.test(first) || line.trim() === '') return false;
  return indentOf(line) > depth || (indentOf(line) === depth && /^[}\])]/.test(line.trim()));
}

/** @param {string} line */
function indentOf(line) {
  return line.length - line.trimStart().length;
}
