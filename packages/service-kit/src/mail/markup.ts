/** HTML that needs no more escaping. */
export class Markup {
  constructor(readonly html: string) {}
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

type Value = string | number | Markup | readonly Markup[];

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

function write(value: Value): string {
  if (value instanceof Markup) return value.html;
  if (typeof value === 'object') return value.map(({ html }) => html).join('\n');
  return escapeHtml(String(value));
}

/** Builds HTML from a template; every value that is not markup itself is escaped. */
export function markup(strings: TemplateStringsArray, ...values: readonly Value[]): Markup {
  return new Markup(strings.reduce((all, text, i) => all + write(values[i - 1] ?? '') + text));
}

/** Text with its line breaks. */
export function lines(text: string): Markup {
  return new Markup(escapeHtml(text).replaceAll('\n', '<br>'));
}
