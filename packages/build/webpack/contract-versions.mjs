import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * What a build agrees on with the other side of the federation: the remote contract (`RemoteModule` and what it means),
 * the kit and the design system. A remote's manifest says what it was built against, the shell what it offers.
 * @returns {{ remote: string, kit: string, ui: string }}
 */
export function contractVersions() {
  /** @type {{ version: string, remoteContract: string }} */
  const kit = require('../../mfe-kit/package.json');
  /** @type {{ version: string }} */
  const ui = require('../../ui/package.json');
  return { remote: kit.remoteContract, kit: kit.version, ui: ui.version };
}
