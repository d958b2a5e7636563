/** Who writes: stands above and below every mail. */
export type MailBrand = {
  name: string;
  /** Address of the site. */
  url: string;
  contactEmail: string;
};

/** A row of a table of facts, such as `Total` and an amount. */
export type MailRow = {
  label: string;
  value: string;
  /** Stands out, as a sum does. */
  strong?: boolean;
};

/** A part of a mail; parts are shown in their order. */
export type MailBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  /** What somebody wrote, with its line breaks. */
  | { kind: 'quotation'; text: string }
  /** A page of the site: its title leads there. */
  | { kind: 'entry'; title: string; text: string; url: string }
  | { kind: 'facts'; rows: readonly MailRow[] }
  | { kind: 'button'; label: string; url: string }
  /** A link of less weight than the button. */
  | { kind: 'link'; label: string; url: string };

/** A mail before it has a form. */
export type MailContent = {
  /** BCP 47; also decides the direction of writing. */
  language: string;
  subject: string;
  blocks: readonly MailBlock[];
  /** Lines of the footer, above the company's name. */
  footer: readonly string[];
  brand: MailBrand;
};

const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ur']);

/** Direction in which a language is written. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(language.split('-')[0] ?? '') ? 'rtl' : 'ltr';
}
