export interface Step {
  kind: 'COPY' | 'RUN' | 'WORKDIR' | 'CMD';
  /** Words of the instruction; one text for RUN. */
  words: string[];
}

export interface Stage {
  name: string;
  /** An earlier stage or an image. */
  from: string;
  steps: Step[];
}

const KINDS = ['COPY', 'RUN', 'WORKDIR', 'CMD'];

/** Reads the instructions that make files; settings such as ENV and USER are left out. An ARG has its default. */
export function parseDockerfile(text: string): Stage[] {
  const stages: Stage[] = [];
  const defaults = new Map<string, string>();
  for (const line of instructionLines(text)) {
    const [keyword = '', ...words] = line.split(/\s+/);
    const rest = line.slice(keyword.length).trim();
    if (keyword === 'FROM') {
      const [origin = '', , name = ''] = words;
      const from = origin.replace(/\$\{(\w+)\}/g, (_, arg: string) => defaults.get(arg) ?? '');
      stages.push({ name, from, steps: [] });
    } else if (keyword === 'ARG') {
      const [arg = '', value = ''] = rest.split('=');
      defaults.set(arg, value);
    } else if (KINDS.includes(keyword)) {
      const kind = keyword as Step['kind'];
      stages.at(-1)?.steps.push({ kind, words: wordsOf(kind, rest, words) });
    }
  }
  return stages;
}

function wordsOf(kind: Step['kind'], rest: string, words: string[]): string[] {
  if (kind === 'RUN') return [rest];
  return kind === 'CMD' ? (JSON.parse(rest) as string[]) : words;
}

function instructionLines(text: string): string[] {
  return text
    .replace(/\s*\\\n\s*/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'));
}
