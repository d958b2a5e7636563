import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { transformSync } from '@swc/core';

const ROOT = resolve(__dirname, '../../..');
const BUNDLER = resolve(__dirname, '../bin/bundle-service.mjs');
const SERVICES = readdirSync(join(ROOT, 'services'));

const SOURCES = {
  main: "import { answer } from './answer';\n\nif (process.argv[2] === 'ask') console.log(answer());\n",
  answer:
    "import { none } from 'none';\nexport type Answer = string;\n\nexport function answer(): Answer {\n  throw new Error(none());\n}\n",
};
const PACKAGE = "exports.none = function none() {\n  return 'none of ' + __filename;\n};\n";
const FLAGS = ['--max-semi-space-size=4'];

let dir: string;

/** A service of two files with one package, as its build leaves them. */
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'bundle-'));
  mkdirSync(join(dir, 'dist'));
  for (const [name, source] of Object.entries(SOURCES)) {
    const { code, map } = transformSync(source, {
      filename: join(dir, 'src', `${name}.ts`),
      sourceFileName: `../src/${name}.ts`,
      sourceMaps: true,
      swcrc: false,
      jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
      module: { type: 'commonjs' },
    });
    writeFileSync(join(dir, 'dist', `${name}.js`), `${code}\n//# sourceMappingURL=${name}.js.map`);
    writeFileSync(join(dir, 'dist', `${name}.js.map`), map ?? '');
  }
  mkdirSync(join(dir, 'node_modules/none'), { recursive: true });
  writeFileSync(join(dir, 'node_modules/none/index.js'), PACKAGE);
  execFileSync(process.execPath, [BUNDLER], { cwd: dir });
});

afterAll(() => rmSync(dir, { recursive: true, force: true }));

const node = (args: readonly string[], env: Record<string, string> = {}) =>
  spawnSync(process.execPath, args, {
    cwd: dir,
    env: { ...process.env, OTEL_EXPORTER_OTLP_ENDPOINT: '', ...env },
    encoding: 'utf8',
  });

const run = (env: Record<string, string> = {}) =>
  node([...FLAGS, '--enable-source-maps', 'dist/bundle.js', 'ask'], env).stderr;

/** Whether a start with these flags takes the code that the build has compiled: of the packages, of the service. */
const takesCompiledCode = (flags: readonly string[]): unknown => {
  const taken =
    "require('./dist/bundle.js').map(({ script }) => script.cachedDataRejected === false)";
  return JSON.parse(node([...flags, '-p', `JSON.stringify(${taken})`]).stdout);
};

/** Where it says how a service is started: in its image, on the local stack, by `npm start` of its workspace. */
const STARTS = [
  'infra/containers/service.Dockerfile',
  'infra/local/src/stack/process-specs.ts',
  ...SERVICES.map((name) => `services/${name}/package.json`),
];

it.each(STARTS)('%s starts services with the flags that their code is compiled for', (file) => {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const found = text.split('\n').filter((line) => line.includes('dist/bundle.js'));
  expect(found.length).toBeGreaterThan(0);
  for (const line of found) expect(line.match(/--max[a-z0-9=-]+/g)).toEqual(FLAGS);
});

describe('a packed service', () => {
  it('names the lines of the sources in its traces', () => {
    const trace = run();
    expect(trace).toContain(`at answer (${join(dir, 'src/answer.ts')}:5:9)`);
    expect(trace).toContain('__webpack_require__');
  });

  it('is loaded with the code that its build has compiled, where V8 takes that', () => {
    expect(takesCompiledCode(FLAGS)).toEqual([true, true]);
    expect(takesCompiledCode([...FLAGS, '--no-opt'])).toEqual([false, false]);
    expect(run()).toContain(`none of ${join(dir, 'dist/packages.js')}`);
  });

  it('starts without that code, and when it is damaged', () => {
    const cache = join(dir, 'dist/packages.cache');
    const whole = readFileSync(cache);
    for (const damage of [() => rmSync(cache), () => writeFileSync(cache, whole.subarray(0, 60))]) {
      damage();
      expect(takesCompiledCode(FLAGS)).toEqual([false, true]);
      expect(run()).toContain('none of');
    }
    writeFileSync(cache, whole);
  });

  it('runs from its single files when they are instrumented', () => {
    const trace = run({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' });
    expect(trace).toContain(`at answer (${join(dir, 'src/answer.ts')}:5:9)`);
    expect(trace).not.toContain('__webpack_require__');
  });
});
