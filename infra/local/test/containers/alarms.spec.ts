import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';

const root = resolve(__dirname, '../../../..');

interface Rules {
  groups: { rules: { alert: string; annotations: { runbook: string } }[] }[];
}

const rules = parse(
  readFileSync(join(root, 'infra/observability/prometheus-rules.yaml'), 'utf8'),
) as Rules;

const alarms = rules.groups.flatMap((group) => group.rules);

test.each(alarms.map(({ alert, annotations }) => [alert, annotations.runbook] as const))(
  '%s has its section in the runbook',
  (_alert, runbook) => {
    const [file = '', anchor] = runbook.split('#');
    const headings = [...readFileSync(join(root, file), 'utf8').matchAll(/^#+ (.+)$/gm)].map(
      ([, title = '']) => title.toLowerCase().replaceAll(' ', '-'),
    );
    expect(headings).toContain(anchor);
  },
);
