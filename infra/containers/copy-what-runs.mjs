// copy-what-runs.mjs <folder of a workspace> <target>: copies, out of an installed and built checkout, what this workspace needs at run
// time and nothing else: itself and the workspaces that it depends on without what they are built from, and their packages.
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

const SOURCES = new Set(['src', 'test', '.turbo', 'node_modules']);
const PACKAGES = new Set(['node_modules']);
const [wanted, target] = process.argv.slice(2);
if (!existsSync(join(wanted ?? '', 'package.json'))) throw new Error(`${wanted} is no workspace`);

/** Where Node finds a package from a folder; null when it is not installed. */
function find(name, from) {
  for (let folder = from; ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(found)) return found;
    if (folder === '.') return null;
  }
}

/** Names of what a package may load, and whether it can't do without. */
function needsOf(manifest) {
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = manifest;
  const optionalPeers = manifest.peerDependenciesMeta ?? {};
  const peers = Object.keys(peerDependencies).filter((name) => !optionalPeers[name]?.optional);
  const optional = new Set(Object.keys(optionalDependencies));
  const names = new Set([...Object.keys(dependencies), ...optional, ...peers]);
  return [...names].map((name) => ({ name, must: name in dependencies && !optional.has(name) }));
}

function copy(folder, without) {
  const to = join(target, folder);
  mkdirSync(dirname(to), { recursive: true });
  const filter = (path) => dirname(path) !== folder || !without.has(basename(path));
  cpSync(folder, to, { recursive: true, filter, verbatimSymlinks: true });
}

const copied = new Set();

function take(folder, without) {
  if (copied.has(folder)) return;
  copied.add(folder);
  copy(folder, without);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  for (const { name, must } of needsOf(manifest)) {
    const found = find(name, folder);
    if (!found && must) throw new Error(`${folder} needs ${name}, which is not installed`);
    if (found) follow(found);
  }
}

/** A package, or the link to a workspace. */
function follow(found) {
  const real = relative('.', realpathSync(found));
  if (real === found) return take(found, PACKAGES);
  const link = join(target, found);
  if (!existsSync(link)) {
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(relative(dirname(found), real), link);
  }
  take(real, SOURCES);
}

take(wanted, SOURCES);
