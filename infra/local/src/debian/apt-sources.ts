import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** One archive of the host's package sources. */
export interface AptSource {
  uri: string;
  suites: string[];
  components: string[];
}

/** Reads the one-line format (`deb [options] uri suite component…`) of sources.list. */
export function parseSourcesList(text: string): AptSource[] {
  return text.split('\n').flatMap((line) => {
    const match = /^\s*deb\s+(?:\[[^\]]*\]\s+)?(\S+)\s+(\S+)\s*([^#]*)/.exec(line);
    if (!match) return [];
    const [, uri = '', suite = '', components = ''] = match;
    return [{ uri, suites: [suite], components: words(components) }];
  });
}

/** Reads the deb822 format of `*.sources` files: stanzas of `Field: value`, folded lines, comments. */
export function parseDeb822Sources(text: string): AptSource[] {
  const withoutComments = text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n');
  return withoutComments.split(/\n\s*\n/).flatMap((stanza) => {
    const fields = deb822Fields(stanza);
    const enabled = !/^(no|false|0)$/i.test(fields.get('enabled') ?? 'yes');
    if (!enabled || !words(fields.get('types') ?? '').includes('deb')) return [];
    const suites = words(fields.get('suites') ?? '');
    const components = words(fields.get('components') ?? '');
    return words(fields.get('uris') ?? '').map((uri) => ({ uri, suites, components }));
  });
}

function deb822Fields(stanza: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of stanza.replace(/\n[ \t]+/g, ' ').split('\n')) {
    const colon = line.indexOf(':');
    if (colon > 0)
      fields.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
  return fields;
}

function words(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}

/** The Debian archive that the host installs from, and the host's own suite. */
export interface DebianHost {
  mirror: string;
  suite: string;
}

/** Picks the archive of the host's own release; third-party archives carry other suite names. */
export function chooseDebianMirror(sources: AptSource[], codename: string): DebianHost | null {
  const debian = sources.filter((source) => source.components.includes('main'));
  const own = debian.find((source) => source.suites.includes(codename));
  if (own) return { mirror: own.uri, suite: codename };
  const named = debian.find((source) => /\/debian\/?$/.test(source.uri));
  return named ? { mirror: named.uri, suite: named.suites[0] ?? codename } : null;
}

/** Finds the mirror in the host's own configuration, so that none has to be written down here. */
export function readDebianHost(etc = '/etc'): DebianHost {
  const found = chooseDebianMirror(readAptSources(join(etc, 'apt')), readCodename(etc));
  if (!found) throw new Error(`No Debian archive found in the package sources under ${etc}/apt`);
  return found;
}

function readAptSources(aptDir: string): AptSource[] {
  const parts = join(aptDir, 'sources.list.d');
  const files = [
    join(aptDir, 'sources.list'),
    ...readNames(parts).map((name) => join(parts, name)),
  ];
  return files.flatMap((file) => {
    if (file.endsWith('.list')) return parseSourcesList(readText(file));
    if (file.endsWith('.sources')) return parseDeb822Sources(readText(file));
    return [];
  });
}

function readCodename(etc: string): string {
  const match = /^VERSION_CODENAME="?([^"\n]*)"?$/m.exec(readText(join(etc, 'os-release')));
  return match?.[1] ?? 'stable';
}

function readNames(dir: string): string[] {
  try {
    return readdirSync(dir).sort();
  } catch {
    return [];
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
