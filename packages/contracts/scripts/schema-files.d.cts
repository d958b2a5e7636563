/** The text of every schema file, by its name; `root` holds one folder per slice, as sources or compiled. */
export function schemaFiles(
  root: string,
  load: (file: string) => Record<string, unknown>,
): Record<string, string>;
