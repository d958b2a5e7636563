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

/** Numbers of orders, returns, quotes and tickets: `ALSA-2026-001042-R1`, `T-7QK2M9XA`. */
const NUMBERS = /\b[A-Z]{1,5}(?:-[A-Z0-9]+)*-[A-Z0-9]*\d[A-Z0-9]*(?![\w-])/g;

/** Text with its line breaks; numbers stay whole, which would break after each hyphen on a phone. */
export function lines(text: string): Markup {
  const whole = escapeHtml(text).replace(
    NUMBERS,
    (number) => `<span style="white-space:nowrap;">${number}</span>`,
  );
  return new Markup(whole.replaceAll('\n', '<br>'));
}
