import type { Language } from '@solar/contracts/common/localized';

/** A unit as a document of a language has it: the p of peak power (Wp) is the c of *crête* in French. */
export function unitText(unit: string, language: Language): string {
  return language === 'fr' ? unit.replace(/Wp\b/, 'Wc') : unit;
}
