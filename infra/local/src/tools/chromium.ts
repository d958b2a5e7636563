import { execFile } from 'node:child_process';
import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { unpackDebianPackages } from '../debian/debian-packages';
import { findExecutable, isExecutable } from './find-executable';
import { libraryDirs, type ToolOptions } from './server-tools';

const run = promisify(execFile);
const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/** Chromium without the parts that call home; the sandbox needs a user that is not root. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A browser for the journeys: the one that `CHROMIUM_PATH` names, the host's, or Debian's. */
export async function provideChromium(options: ToolOptions): Promise<string> {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return named;
  const installed = findInstalled();
  if (installed) return installed;
  if (process.getuid?.() === 0) {
    options.log('installing chromium');
    await install();
    const found = findInstalled();
    if (found) return found;
  }
  return unpackBrowser(options);
}

function findInstalled(): string | null {
  return NAMES.map((name) => findExecutable(name)).find(Boolean) ?? null;
}

async function install(): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const args = ['-qq', '-y', '-o', 'Acquire::Check-Valid-Until=false'];
  try {
    await run('apt-get', [...args, 'update'], { env });
    await run('apt-get', [...args, '--no-install-recommends', 'install', 'chromium'], { env });
  } catch {
    // A machine where root may not install packages still can unpack them.
  }
}

/** An unpacked browser needs to be told where its libraries and fonts are. */
async function unpackBrowser(options: ToolOptions): Promise<string> {
  const into = join(options.toolsDir, 'chromium');
  const names = ['chromium', 'fontconfig-config', 'fonts-dejavu-core'];
  await unpackDebianPackages({ names, into, log: options.log });
  const browser = join(into, 'usr/lib/chromium/chromium');
  if (!isExecutable(browser)) throw new Error(`Debian's packages gave no browser in ${into}`);
  const libraries = await libraryDirs(into);
  const fonts = join(into, 'fonts.conf');
  await writeFile(
    fonts,
    `<?xml version="1.0"?>\n<fontconfig><dir>${into}/usr/share/fonts</dir><dir>/usr/share/fonts</dir>` +
      `<cachedir>${into}/font-cache</cachedir></fontconfig>\n`,
  );
  const wrapper = join(into, 'chromium.sh');
  await writeFile(
    wrapper,
    [
      '#!/bin/sh',
      `export LD_LIBRARY_PATH='${libraries.join(':')}'`,
      `export FONTCONFIG_FILE='${fonts}'`,
      `exec '${browser}' "$@"`,
      '',
    ].join('\n'),
  );
  await chmod(wrapper, 0o755);
  return wrapper;
}
