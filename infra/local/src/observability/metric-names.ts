import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

interface Rules {
  groups: { rules: { alert?: string; record?: string; expr: string }[] }[];
}

interface Dashboard {
  panels: { targets: { expr: string }[] }[];
}

/** Metrics of the exporters in the profile `observe`, and those that Prometheus itself makes. */
const OF_EXPORTERS =
  /^(?:up|probe_\w+|node_(?:filesystem|textfile)_\w+|mongodb_up|jetstream_server_\w+)$/;

/** Words of the language that stand where a metric could. */
const WORDS = new Set(['and', 'or', 'unless', 'by', 'without', 'on', 'ignoring', 'bool']);

/** The metrics that an expression of Prometheus names. */
export function metricsIn(expr: string): string[] {
  const bare = expr
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, ' ')
    .replaceAll(/\b(?:by|without|on|ignoring)\s*\([^)]*\)/g, ' ');
  const names = bare.matchAll(/(?<![\w.:])[a-z_][\w:]*(?!\s*\(|[\w:])/g);
  return [...new Set([...names].map(([name]) => name))].filter((name) => !WORDS.has(name));
}

/** Every metric of the services that an alarm or a dashboard of the repository reads, without the suffixes of histograms. */
export function watchedMetrics(root: string): string[] {
  const dir = join(root, 'infra/observability');
  const rules = parse(readFileSync(join(dir, 'prometheus-rules.yaml'), 'utf8')) as Rules;
  const all = rules.groups.flatMap((group) => group.rules);
  const recorded = new Set(all.flatMap(({ record }) => record ?? []));
  const shown = readdirSync(join(dir, 'dashboards')).flatMap((name) => {
    const file = readFileSync(join(dir, 'dashboards', name), 'utf8');
    return (JSON.parse(file) as Dashboard).panels.flatMap(({ targets }) => targets);
  });
  const named = new Set([...all, ...shown].flatMap(({ expr }) => metricsIn(expr)));
  return [...named]
    .filter((name) => !recorded.has(name) && !OF_EXPORTERS.test(name))
    .map((name) => name.replace(/_(?:bucket|count)$/, ''))
    .sort();
}
