import { execFile } from 'node:child_process';
import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { unpackDebianPackages } from '../debian/debian-packages';
import { findExecutable, isExecutable } from './find-executable';
import { libraryDirs, type ToolOptions } from './server-tools';

const run = promisify(execFile);
/** Debian's browser without windows, which drives pages with an eighth less of the processor than the one with them. */
const HEADLESS = 'chromium-headless-shell';
/** Where the package has it, from the root of what was unpacked. */
const BROWSER = `usr/lib/chromium/${HEADLESS}`;
const WITH_WINDOWS = ['chromium', 'chromium-browser', 'google-chrome'];

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

/** A browser for the journeys: the one that `CHROMIUM_PATH` names, Debian's without windows, or what the host has. */
export async function provideChromium(options: ToolOptions): Promise<string> {
  const named = process.env['CHROMIUM_PATH'] || findExecutable(HEADLESS);
  if (named) return named;
  const other = WITH_WINDOWS.map((name) => findExecutable(name)).find(Boolean);
  if (other) return unpackBeside(other, options);
  if (process.getuid?.() === 0) {
    options.log(`installing ${HEADLESS}`);
    await install();
    const installed = findExecutable(HEADLESS);
    if (installed) return installed;
  }
  return unpackBrowser(options);
}

/** A host with a browser has all libraries of the one without windows; a host that is not Debian's keeps its own. */
async function unpackBeside(other: string, { toolsDir, log }: ToolOptions): Promise<string> {
  const into = join(toolsDir, HEADLESS);
  const browser = join(into, BROWSER);
  try {
    const names = [HEADLESS, 'chromium-common'];
    await unpackDebianPackages({ names, into, dependencies: 'none', log });
    await run(browser, ['--version']);
    return browser;
  } catch {
    log(`${HEADLESS} can't be had, so ${other} is used, which is slower`);
    return other;
  }
}

async function install(): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const args = ['-qq', '-y', '-o', 'Acquire::Check-Valid-Until=false'];
  try {
    await run('apt-get', [...args, 'update'], { env });
    await run('apt-get', [...args, '--no-install-recommends', 'install', HEADLESS], { env });
  } catch {
    // A machine where root may not install packages still can unpack them.
  }
}

/** An unpacked browser needs to know where its libraries and fonts are. */
async function unpackBrowser(options: ToolOptions): Promise<string> {
  const into = join(options.toolsDir, 'chromium');
  const names = [HEADLESS, 'fontconfig-config', 'fonts-dejavu-core'];
  await unpackDebianPackages({ names, into, log: options.log });
  const browser = join(into, BROWSER);
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
