import bidiFactory from 'bidi-js';
import { faceOf, FACE_TURNED_BY_SHAPING } from './typefaces';

/** Letters that are drawn together, in one face. */
export interface VisualRun {
  text: string;
  face: string;
}

const bidi = bidiFactory();
const FALLBACK_FACE = 'latin';
/** For what no face has; better than an empty box. */
const UNKNOWN = '?';
const LOW_SURROGATE = /[\uDC00-\uDFFF]/;
const WITHOUT_SHAPE = /[\p{Cc}\p{Cf}]/u;

/**
 * One line as it is drawn, from left to right, ordered by the Unicode bidirectional algorithm (UAX #9). The letters of
 * an Arabic run stay in the order in which they are read, as the font turns them when it joins them.
 */
export function visualRuns(line: string): VisualRun[] {
  const runs: VisualRun[] = [];
  for (const { text, face } of visualLetters(line)) {
    const last = runs.at(-1);
    if (last?.face !== face) runs.push({ text, face });
    else last.text = face === FACE_TURNED_BY_SHAPING ? text + last.text : last.text + text;
  }
  return runs;
}

function visualLetters(line: string): VisualRun[] {
  const embedding = bidi.getEmbeddingLevels(line);
  const mirrored = bidi.getMirroredCharactersMap(line, embedding.levels);
  return bidi.getReorderedIndices(line, embedding).flatMap((index) => {
    const code = line.codePointAt(index);
    // The second half of a pair is taken with its first; signs that only steer the text have no shape.
    if (code === undefined || LOW_SURROGATE.test(line.charAt(index))) return [];
    const text = mirrored.get(index) ?? String.fromCodePoint(code);
    if (WITHOUT_SHAPE.test(text)) return [];
    const face = faceOf(text);
    return [face === null ? { text: UNKNOWN, face: FALLBACK_FACE } : { text, face }];
  });
}
