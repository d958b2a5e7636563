/** A formatted figure with a minus sign, where `Intl` writes a hyphen: a line could end behind that, and it is too short beside digits. */
export function withMinusSign(figure: string): string {
  return figure.replace('-', '\u2212');
}
