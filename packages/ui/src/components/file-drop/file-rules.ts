export interface FileRules {
  /** MIME types (`image/*` allowed) or extensions (`.pdf`). */
  accept?: readonly string[];
  maxBytes?: number;
  maxFiles?: number;
}

export interface RefusedFile {
  name: string;
  reason: 'size' | 'type' | 'count';
}

function matchesType(file: File, accept: readonly string[]): boolean {
  return accept.some((rule) => {
    if (rule.startsWith('.')) return file.name.toLowerCase().endsWith(rule.toLowerCase());
    if (rule.endsWith('/*')) return file.type.startsWith(rule.slice(0, -1));
    return file.type === rule;
  });
}

/** Splits files into those that fit the rules and those that do not, with the first reason. */
export function checkFiles(
  files: readonly File[],
  { accept, maxBytes, maxFiles }: FileRules,
  alreadyChosen: number,
): { accepted: File[]; refused: RefusedFile[] } {
  const accepted: File[] = [];
  const refused: RefusedFile[] = [];
  for (const file of files) {
    const refuse = (reason: RefusedFile['reason']) => refused.push({ name: file.name, reason });
    if (accept && !matchesType(file, accept)) refuse('type');
    else if (maxBytes !== undefined && file.size > maxBytes) refuse('size');
    else if (maxFiles !== undefined && alreadyChosen + accepted.length >= maxFiles) refuse('count');
    else accepted.push(file);
  }
  return { accepted, refused };
}
