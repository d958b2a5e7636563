import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  realpath,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { unpackDebianPackages } from '../../debian/debian-packages';
import { exclusively } from '../../process/owner-lock';

const run = promisify(execFile);

/** Raised whenever the layout below changes, so that an older cached bundle is not taken for this one. */
const LAYOUT = 1;
const PG = 'usr/lib/postgresql/18';
const SHARE = 'usr/share/postgresql/18';
const LIBRARIES = [
  'plpgsql',
  'dict_snowball',
  'pg_documentdb',
  'pg_documentdb_core',
  'pg_documentdb_extended_rum',
  'pg_documentdb_extended_rum_core',
  'pg_documentdb_extended_rum_core_builtin_rmgr',
  'pg_cron',
  'vector',
  'postgis-3',
  'tsm_system_rows',
];
const EXTENSIONS =
  /^(plpgsql|documentdb|documentdb_core|documentdb_extended_rum|pg_cron|vector|tsm_system_rows)(--.*\.sql|\.control)$/;
/** Dependencies of maintainer scripts and of optional modules: large, and nothing here runs them. */
const NOT_NEEDED =
  /^(perl|libperl|postgresql-common|systemd|libgdal|gdal|libsfcgal|libspatialite|libpoppler|proj-bin|locales|gnupg|gpg|mariadb|mysql|fonts)/;

interface Machine {
  triplet: string;
  loader: string;
}
const MACHINES: Partial<Record<NodeJS.Architecture, Machine>> = {
  x64: { triplet: 'x86_64-linux-gnu', loader: 'ld-linux-x86-64.so.2' },
  arm64: { triplet: 'aarch64-linux-gnu', loader: 'ld-linux-aarch64.so.1' },
};

/** A PostgreSQL with DocumentDB that runs from any folder, with its own C library. */
export interface Bundle {
  root: string;
  postgres: string;
  initdb: string;
}

/** Finds the bundle in the cache or makes it out of Debian's packages (about half a minute, 130 MB). */
export async function provideBundle(
  cacheDir: string,
  log: (line: string) => void,
): Promise<Bundle> {
  const root = join(cacheDir, `documentdb-pg18-${process.arch}-${LAYOUT}`);
  await mkdir(cacheDir, { recursive: true });
  await exclusively(join(cacheDir, 'bundle.lock'), async () => {
    if (!existsSync(root)) await build(root, cacheDir, log);
  });
  return {
    root,
    postgres: join(root, PG, 'bin/postgres'),
    initdb: join(root, PG, 'bin/initdb'),
  };
}

async function build(root: string, cacheDir: string, log: (line: string) => void): Promise<void> {
  const machine = MACHINES[process.arch];
  if (!machine) throw new Error(`No DocumentDB bundle for the architecture ${process.arch}`);
  const work = await mkdtemp(join(cacheDir, 'bundle-'));
  try {
    const tree = join(work, 'tree');
    const packages = await unpackDebianPackages({
      names: ['postgresql-18-documentdb'],
      // The first suite that carries DocumentDB; the bundle brings its own libc, so any host will do.
      suite: 'forky',
      dependencies: 'full',
      into: tree,
      skip: (name) => NOT_NEEDED.test(name),
      log,
    });
    const out = join(work, 'bundle');
    log('assembling PostgreSQL with DocumentDB');
    await copyPrograms(tree, out, machine);
    await copyData(tree, out);
    await writeFile(join(out, 'packages.json'), JSON.stringify(packages, null, 2));
    await chmod(out, 0o755);
    await rename(out, root);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function copyPrograms(tree: string, out: string, machine: Machine): Promise<void> {
  const elfFiles = [
    ...['postgres', 'initdb'].map((name) => `${PG}/bin/${name}`),
    ...LIBRARIES.map((name) => `${PG}/lib/${name}.so`),
  ];
  const libraryDir = join(tree, 'usr/lib', machine.triplet);
  const loader = await realpath(join(libraryDir, machine.loader));
  const searchPath = `${libraryDir}:${join(tree, PG, 'lib')}`;
  await mkdir(join(out, 'lib'), { recursive: true });
  await cp(loader, join(out, 'lib/ld.so'));
  const shared = new Set<string>();
  for (const file of elfFiles) {
    await mkdir(dirname(join(out, file)), { recursive: true });
    await cp(join(tree, file), join(out, file));
    const args = ['--inhibit-cache', '--library-path', searchPath, '--list', join(tree, file)];
    const { stdout } = await run(loader, args);
    for (const [, path = ''] of stdout.matchAll(/=> (\/\S+)/g)) shared.add(path);
  }
  for (const path of shared) {
    if (path.startsWith(libraryDir)) {
      await cp(await realpath(path), join(out, 'lib', basename(path)));
    }
  }
  for (const name of ['postgres', 'initdb']) await wrap(join(out, PG, 'bin', name));
}

/** The programs were linked for another root: start them through the bundle's own loader. */
async function wrap(program: string): Promise<void> {
  await rename(program, `${program}.bin`);
  const script = `#!/bin/sh
bin=$(dirname "$(readlink -f "$0")")
root=\${bin%/${PG}/bin}
export PROJ_DATA="$root/usr/share/proj" LOCPATH="$root/usr/lib/locale"
exec "$root/lib/ld.so" --inhibit-cache --library-path "$root/lib:$root/${PG}/lib" \\
  --argv0 "$bin/${basename(program)}" "$bin/${basename(program)}.bin" "$@"
`;
  await writeFile(program, script, { mode: 0o755 });
}

async function copyData(tree: string, out: string): Promise<void> {
  const copy = (path: string) => cp(join(tree, path), join(out, path), { recursive: true });
  for (const path of ['usr/share/zoneinfo', 'usr/lib/locale/C.utf8', 'usr/share/proj/proj.db']) {
    await copy(path);
  }
  for (const name of await readdir(join(tree, SHARE))) {
    if (/\.(bki|sql|sample|txt)$/.test(name) || /^(timezonesets|tsearch_data)$/.test(name)) {
      await copy(join(SHARE, name));
    }
  }
  const extensions = join(SHARE, 'extension');
  for (const name of await readdir(join(tree, extensions))) {
    if (EXTENSIONS.test(name)) await copy(join(extensions, name));
  }
  await copyPostgis(join(tree, extensions), join(out, extensions));
}

/** Debian keeps the version in the control file's name and leaves the plain name to an alternatives link. */
async function copyPostgis(from: string, to: string): Promise<void> {
  const control = await readFile(join(from, 'postgis-3.control'), 'utf8');
  const version = /default_version = '(.*)'/.exec(control)?.[1] ?? '';
  await writeFile(join(to, 'postgis.control'), control);
  await cp(join(from, `postgis--${version}.sql`), join(to, `postgis--${version}.sql`));
}
