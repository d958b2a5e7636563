/** A unit's symbol in a language: the p of peak power (kWp) is the c of *crête* in French. */
export function unitSymbol(symbol: string, language: string): string {
  return language === 'fr' ? symbol.replace(/Wp\b/, 'Wc') : symbol;
}
