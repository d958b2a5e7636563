const NO_BREAK_SPACE = '\u00a0';

/** A space that French sets before a sign, after an opening quotation mark, within a number or before its unit. */
const BOUND_SPACE =
  /(?<=«) | (?=[:;?!%»])|(?<=\d) (?=\d{3}(?!\d))|(?<=[\d}]) (?=(?:[kMG]?W[hcp]?|k?V|A|°C|[km]?m|kg|t|h|[kMG]?o|AED)(?![\p{L}\d]))/gu;

/**
 * The text as French sets it: signs, figures and units stay on the line of the word they belong to. Translators and editors
 * write ordinary spaces, which nobody can forget.
 */
export function frenchSpacing(text: string): string {
  return text.replace(BOUND_SPACE, NO_BREAK_SPACE);
}
