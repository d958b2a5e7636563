/** Fills `${NAME}`; nginx's own `$name` and `${name}` are lower case and stay. An unknown name is an error. */
export function fillTemplate(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\$\{([A-Z][A-Z0-9_]*)\}/g, (_match, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The template asks for ${name}, which has no value`);
    return value;
  });
}
