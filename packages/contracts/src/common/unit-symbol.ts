/** A unit's symbol in a language: the p of peak power (kWp) is the c of *crête* in French, and years are *ans*. */
export function unitSymbol(symbol: string, language: string): string {
  return language === 'fr' ? symbol.replace(/Wp\b/, 'Wc').replace(/^years$/, 'ans') : symbol;
}
