const formatters = new Map<string, Intl.NumberFormat>();

/** A formatter that is made once: making one costs a hundred times as much as using it, and lists use many. */
export function numberFormatter(
  language: string,
  options: Intl.NumberFormatOptions,
): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = formatters.get(key);
  if (known) return known;
  const formatter = new Intl.NumberFormat(language, options);
  formatters.set(key, formatter);
  return formatter;
}
