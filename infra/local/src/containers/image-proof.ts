import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseDockerfile, type Stage, type Step } from './dockerfile';

/** What a machine without an engine has already, or may not do: global tools, system packages, file owners. */
const OF_THE_ENGINE = /^(?:npm install --global|apt-get|chown|mkdir)\b/;
const START_MS = 20_000;

export interface ImageProof {
  root: string;
  /** Relative path of the Dockerfile. */
  dockerfile: string;
  /** Folder that stands in for the file systems of the stages. */
  workDir: string;
  log: (line: string) => void;
}

/**
 * Runs the instructions of a Dockerfile as plain commands: every RUN of its build stages, every COPY, and its CMD as far as it
 * comes without a database. Proves that the image can be built where there is no engine to build it.
 */
export function proveImage({ root, dockerfile, workDir, log }: ImageProof): void {
  rmSync(workDir, { recursive: true, force: true });
  const stages = parseDockerfile(readFileSync(join(root, dockerfile), 'utf8'));
  for (const stage of stages) new StageProof(stage, stages, { root, workDir, log }).run();
}

class StageProof {
  private readonly dir: string;
  private cwd = '/';

  constructor(
    private readonly stage: Stage,
    private readonly stages: readonly Stage[],
    private readonly context: Pick<ImageProof, 'root' | 'workDir' | 'log'>,
  ) {
    this.dir = join(context.workDir, stage.name || 'image');
  }

  run(): void {
    mkdirSync(this.dir, { recursive: true });
    for (const step of this.inherited()) if (step.kind === 'WORKDIR') this.perform(step);
    for (const step of this.stage.steps) this.perform(step);
  }

  /** Steps of the stages that this one begins from. */
  private inherited(): Step[] {
    const parent = this.stages.find(({ name }) => name === this.stage.from);
    return parent?.steps ?? [];
  }

  private perform({ kind, words }: Step): void {
    if (kind === 'WORKDIR') {
      this.cwd = resolve(this.cwd, words[0] ?? '/');
      mkdirSync(this.inside('.'), { recursive: true });
    } else if (kind === 'COPY') this.copy(words);
    else if (kind === 'RUN') this.execute(words[0] ?? '');
    else this.tryStart(words);
  }

  private copy(words: string[]): void {
    const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length);
    const paths = words.filter((word) => !word.startsWith('--'));
    const target = this.inside(paths.at(-1) ?? '.');
    for (const source of paths.slice(0, -1)) {
      this.context.log(`COPY ${source}`);
      if (!from && source === '.') this.copyRepository(target);
      else copyTree(this.sourceOf(source, from), target, from !== undefined);
    }
  }

  private sourceOf(source: string, from: string | undefined): string {
    return from ? join(this.context.workDir, from, source) : join(this.context.root, source);
  }

  /** What is committed: an image built from a clean checkout holds nothing else. */
  private copyRepository(target: string): void {
    mkdirSync(target, { recursive: true });
    const command = `git archive HEAD | tar -x -C '${target}'`;
    execFileSync('sh', ['-c', command], { cwd: this.context.root, stdio: 'inherit' });
  }

  private execute(command: string): void {
    if (OF_THE_ENGINE.test(command)) return;
    this.context.log(`RUN ${command}`);
    const bin = join(this.context.root, 'node_modules/.bin');
    const env = { ...process.env, PATH: `${bin}:${process.env['PATH']}`, NODE_ENV: '' };
    const { status, stdout, stderr } = spawnSync('sh', ['-ec', command], {
      cwd: this.inside('.'),
      env,
      encoding: 'utf8',
    });
    if (status !== 0)
      throw new Error(`RUN ${command} failed:\n${stdout.slice(-2000)}${stderr.slice(-2000)}`);
  }

  /** A service without its database ends with an error of its own; a missing file or module would be ours. */
  private tryStart(words: string[]): void {
    const [command = '', ...args] = words;
    if (command !== 'node') return;
    this.context.log(`CMD ${words.join(' ')}`);
    const env = {
      ...process.env,
      PORT: '0',
      NODE_ENV: 'development',
      MONGODB_URL: 'mongodb://127.0.0.1:1/?serverSelectionTimeoutMS=500',
      NATS_URL: 'nats://127.0.0.1:1',
    };
    const result = spawnSync(process.execPath, args, {
      cwd: this.inside('.'),
      env,
      encoding: 'utf8',
      timeout: START_MS,
    });
    const output = `${result.stdout}${result.stderr}`;
    if (/MODULE_NOT_FOUND|Cannot find (?:module|package)|ENOENT/.test(output)) {
      throw new Error(`CMD ${words.join(' ')} lacks a file:\n${output.slice(0, 2000)}`);
    }
  }

  /** A path of the image, in the folder that stands in for it. */
  private inside(path: string): string {
    return join(this.dir, resolve(this.cwd, path));
  }
}

/** As Docker does: the contents of a folder go into the target, a file becomes the target. */
function copyTree(source: string, target: string, link: boolean): void {
  if (!existsSync(source)) throw new Error(`COPY: there is no ${source}`);
  const isFolder = statSync(source).isDirectory();
  mkdirSync(isFolder ? target : dirname(target), { recursive: true });
  // Links instead of bytes between stages; the repository's own files are never linked.
  const options = link ? ['-a', '--link', '--remove-destination'] : ['-a'];
  execFileSync('cp', [...options, isFolder ? `${source}/.` : source, target], { stdio: 'inherit' });
}
