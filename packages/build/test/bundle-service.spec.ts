import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { transformSync } from '@swc/core';

const BUNDLER = resolve(__dirname, '../bin/bundle-service.mjs');

const SOURCES = {
  main: "import { answer } from './answer';\n\nconsole.log(answer());\n",
  answer:
    "export type Answer = string;\n\nexport function answer(): Answer {\n  throw new Error('none');\n}\n",
};

let dir: string;

/** A service of two files, as its build leaves them. */
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
  execFileSync(process.execPath, [BUNDLER], { cwd: dir });
});

afterAll(() => rmSync(dir, { recursive: true, force: true }));

const run = (env: Record<string, string> = {}) =>
  spawnSync(process.execPath, ['--enable-source-maps', 'dist/bundle.js'], {
    cwd: dir,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  }).stderr;

describe('a packed service', () => {
  it('names the lines of the sources in its traces', () => {
    const trace = run({ OTEL_EXPORTER_OTLP_ENDPOINT: '' });
    expect(trace).toContain(`at answer (${join(dir, 'src/answer.ts')}:4:9)`);
    expect(trace).toContain('__webpack_require__');
  });

  it('runs from its single files when they are instrumented', () => {
    const trace = run({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' });
    expect(trace).toContain(`at answer (${join(dir, 'src/answer.ts')}:4:9)`);
    expect(trace).not.toContain('__webpack_require__');
  });
});
