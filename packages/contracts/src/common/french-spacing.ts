const NO_BREAK_SPACE = '\u00a0';

/** A space that French sets before a sign, after an opening quotation mark, within a number or before its unit. */
const BOUND_SPACE =
  /(?<=«) | (?=[:;?!%»])|(?<=\d) (?=\d{3}(?!\d))|(?<=[\d}]) (?=(?:[kMG]?W[hcp]?|k?V|A|°C|[km]?m|kg|t|h|[kMG]?o|AED|ans?|millions?|milliards?)(?![\p{L}\d]))/gu;

/** The hyphen between a verb and its pronoun: a line that begins with « je » or « vous » alone is hard to read. Addresses keep theirs. */
const BOUND_HYPHEN =
  /(?<=(?<![/.@\w])\p{L}+)-(?=t-|(?:je|tu|ils?|elles?|on|nous|vous|ce|les?|la|moi|lui|leur|y|en)(?!\p{L}))/gu;
/** Keeps what stands on both sides of it on one line, and is not seen. */
const WORD_JOINER = '\u2060';

/**
 * The text as French sets it: signs, figures and units stay on the line of the word they belong to. Translators and editors
 * write ordinary spaces, which nobody can forget.
 */
export function frenchSpacing(text: string): string {
  return text.replace(BOUND_SPACE, NO_BREAK_SPACE).replace(BOUND_HYPHEN, `-${WORD_JOINER}`);
}
