import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { prepareEdge } from '../edge/lone-edge';
import { REMOTES, frontEndDist, type RemoteName } from '../stack/parts';
import { provideChromium } from '../tools/chromium';
import type { CheckCounts } from './check-result';
import { firstScriptsOf } from './page-scripts';
import { gzipBytes, remoteBytes } from './script-weight';
import type { VerifyContext } from './verify-context';

/**
 * Limits in KB (1024 bytes) after gzip. The home page counts every script that a browser really asks for until the page answers.
 * What comes later by itself (the featured products of the catalogue, sections below the first view, layers) waits for that,
 * and for an idle browser (`useAfterFirstPaint` of the kit), whichever machine measures. A remote counts its container and the
 * module it exposes.
 */
const BUDGETS = {
  homeScripts: 165,
  remoteFirstChunk: 15,
};

const FIRST_PORT = 25_000;
const KB = 1024;

interface Measure {
  name: string;
  bytes: number;
  limitKb: number;
}

/** Weighs what the browser has to load first: the first scripts of the home page and of each remote. */
export async function checkBudgets(context: VerifyContext): Promise<CheckCounts> {
  const only = context.slice?.frontEnd;
  const remotes = only ? REMOTES.filter((name) => name === only) : REMOTES;
  const measures = remotes.map((name) => measureRemote(context.root, name));
  if (!only || only === 'shell') measures.push(await measureHome(context));
  const failed = measures.filter(({ bytes, limitKb }) => bytes > limitKb * KB);
  for (const { name, bytes, limitKb } of measures) {
    const verdict = bytes > limitKb * KB ? 'TOO LARGE' : 'ok';
    console.log(`  ${name.padEnd(28)} ${(bytes / KB).toFixed(1)} KB of ${limitKb} KB  ${verdict}`);
  }
  return { passed: measures.length - failed.length, failed: failed.length };
}

function measureRemote(root: string, name: RemoteName): Measure {
  return {
    name: `first chunk of ${name}`,
    bytes: remoteBytes(frontEndDist(root, name)),
    limitKb: BUDGETS.remoteFirstChunk,
  };
}

/** Opens the home page in a browser: only there it shows which scripts are really asked for. */
async function measureHome({ root, guardian }: VerifyContext): Promise<Measure> {
  const dir = join(root, '.local', 'test', 'budgets');
  rmSync(dir, { recursive: true, force: true });
  const edge = await prepareEdge({ root, dir, guardian, firstPort: FIRST_PORT });
  await edge.process.start();
  try {
    const toolsDir = join(root, '.local', 'tools');
    const chromium = await provideChromium({ toolsDir, log: () => {} });
    const scripts = await firstScriptsOf(`${edge.origin}/`, chromium);
    if (scripts.length === 0) throw new Error('The home page asked for no script at all.');
    const files = scripts.map((url) => fileOf(new URL(url).pathname, root));
    return {
      name: 'first scripts of the home page',
      bytes: gzipBytes(files),
      limitKb: BUDGETS.homeScripts,
    };
  } finally {
    await edge.process.stop();
  }
}

/** The built file that the edge serves under a path. */
function fileOf(path: string, root: string): string {
  const remote = REMOTES.find((name) => path.startsWith(`/remotes/${name}/`));
  if (!remote) return join(frontEndDist(root, 'shell'), path);
  return join(frontEndDist(root, remote), path.slice(`/remotes/${remote}`.length));
}
