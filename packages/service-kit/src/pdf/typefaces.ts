import { createRequire } from 'node:module';

export type Weight = 'regular' | 'bold';

/** Its letters are joined, and put from right to left, by the font. */
export const FACE_TURNED_BY_SHAPING = 'arabic';

interface Face {
  name: string;
  letters: RegExp;
  files: Readonly<Record<Weight, string>>;
}

const google = (family: string, file: string): Readonly<Record<Weight, string>> => ({
  regular: `@expo-google-fonts/${family}/400Regular/${file}_400Regular.ttf`,
  bold: `@expo-google-fonts/${family}/700Bold/${file}_700Bold.ttf`,
});

/** Names of people and streets come in the scripts of the region; the first face that has a letter draws it. */
const FACES: readonly Face[] = [
  {
    name: 'latin',
    // What the site's face has: Latin of Western, Central and Turkish Europe, its marks and currencies.
    letters:
      /[\u0020-\u007E\u00A0-\u00AC\u00AE-\u00B4\u00B6-\u0137\u0139-\u0148\u014A-\u014D\u0150-\u017E\u0218-\u021B\u1E80-\u1E85\u2013\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026\u20AC\u2122\u2212]/u,
    files: google('mona-sans', 'MonaSans'),
  },
  {
    name: FACE_TURNED_BY_SHAPING,
    letters: /\p{Script_Extensions=Arabic}/u,
    files: google('noto-sans-arabic', 'NotoSansArabic'),
  },
  {
    name: 'other',
    letters:
      /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Devanagari}\u00B5\u0300-\u036F\u2000-\u2064\u2070\u2074-\u208E\u20A0-\u20BF\u2116]/u,
    files: google('noto-sans', 'NotoSans'),
  },
];

export const FACE_NAMES: readonly string[] = FACES.map(({ name }) => name);

/** The face that has a letter; null where none has it. */
export function faceOf(letter: string): string | null {
  return FACES.find(({ letters }) => letters.test(letter))?.name ?? null;
}

/** Where the font file of a face is. */
export function fileOf(name: string, weight: Weight): string {
  const face = FACES.find((candidate) => candidate.name === name);
  if (!face) throw new Error(`There is no face ${name}`);
  return createRequire(__filename).resolve(face.files[weight]);
}
