import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { SERVICES } from '../../src/stack/parts';

const ROOT = resolve(__dirname, '../../../..');
const WORKFLOWS = '.github/workflows';

interface Step {
  uses?: string;
  run?: string;
}
interface Workflow {
  name: string;
  on: object;
  permissions: object;
  jobs: Record<string, { 'runs-on': string; needs?: string | string[]; steps: Step[] }>;
}
interface GitlabJob {
  stage?: string;
  needs?: string[];
  script?: string[];
  before_script?: string[];
  trigger?: object;
}

const scripts = (
  JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: object }
).scripts;
const workflows = readdirSync(join(ROOT, WORKFLOWS)).map((file): [string, Workflow] => [
  file,
  parse(readFileSync(join(ROOT, WORKFLOWS, file), 'utf8')) as Workflow,
]);

/** Files and scripts of this repository that a command names and that are not there. */
function missingIn(command: string): string[] {
  const files = [...command.matchAll(/\b(?:node|bash) ([\w./-]+\.(?:mjs|sh))/g)];
  const named = [...command.matchAll(/\bnpm (?:run )?([\w:-]+)/g)].filter(
    ([, name = '']) => !['ci', 'install'].includes(name),
  );
  return [
    ...files.flatMap(([, file = '']) => (existsSync(join(ROOT, file)) ? [] : [file])),
    ...named.flatMap(([, name = '']) => (name in scripts ? [] : [`npm ${name}`])),
  ];
}

test.each(workflows)('%s runs what there is, with pinned actions and few rights', (_file, flow) => {
  expect(flow).toMatchObject({ name: expect.any(String), on: expect.anything() });
  expect(flow.permissions).toMatchObject({ contents: 'read' });
  for (const job of Object.values(flow.jobs)) {
    expect(job['runs-on']).toBe('ubuntu-24.04');
    for (const needed of [job.needs ?? []].flat()) expect(flow.jobs).toHaveProperty(needed);
    for (const { uses, run } of job.steps) {
      if (uses) expect(uses).toMatch(/^[\w-]+\/[\w-]+@v\d+\.\d+\.\d+$/);
      expect(uses ?? run).toBeDefined();
      expect(missingIn(run ?? '')).toEqual([]);
    }
  }
});

test('the pipeline of GitLab has its stages, jobs and commands', () => {
  const { stages, workflow, variables, ...jobs } = parse(
    readFileSync(join(ROOT, '.gitlab-ci.yml'), 'utf8'),
  ) as { stages: string[]; workflow: object; variables: object } & Record<string, GitlabJob>;
  expect([workflow, variables]).not.toContain(undefined);
  expect(Object.keys(jobs)).toEqual(['plan', 'check', 'publish', 'deploy']);
  for (const job of Object.values(jobs) as GitlabJob[]) {
    expect(stages).toContain(job.stage);
    for (const needed of job.needs ?? []) expect(jobs).toHaveProperty(needed);
    const commands = [...(job.before_script ?? []), ...(job.script ?? [])];
    expect(commands.length > 0 || job.trigger !== undefined).toBe(true);
    expect(commands.flatMap(missingIn)).toEqual([]);
  }
});

test('what is deployed has the names of the composition and of the manifests', () => {
  const script = readFileSync(join(ROOT, 'infra/ci/deploy.sh'), 'utf8');
  expect(script).toContain('deployment/$part');
  for (const name of SERVICES) {
    const manifest = readFileSync(
      join(ROOT, `infra/kubernetes/base/services/${name}.yaml`),
      'utf8',
    );
    expect(manifest).toContain(`- name: ${name}\n          image: solar/service-${name}\n`);
  }
});
