import { plainPath } from '@solar/mfe-kit/i18n/language-address';
import { applyAttributeStyles } from './document/attribute-styles';
import { firstViewComplete } from './document/early-input';
import { readPageState, type PageState } from './document/page-state';
import { loadRuntime } from './remotes/load-runtime';
import { loadConfig, ownerOf, takeConfig } from './remotes/remote-config';
import { preloadRemote, preloadScript, takeBuilds } from './remotes/remote-manifest';

const state = readPageState();
applyAttributeStyles();
// A document from the server is there to be read: its pictures and styles come first.
if (state) void firstViewComplete().then(() => begin(state));
else begin();

function begin(rendered?: PageState): void {
  if (rendered) {
    takeConfig(rendered.config);
    takeBuilds(rendered.builds);
  }
  const { scripts = [] } = rendered ?? {};
  void runApart([
    // Apart from this file, so that what the address needs is asked for before the shell's code is there to run.
    () => void import(/* webpackChunkName: "bootstrap" */ './bootstrap'),
    () => void preloadFirstPage(rendered),
    ...scripts.map((href) => () => preloadScript(href)),
    ...firstFormatter(),
  ]);
}

/** Each in a task of its own: on a slow phone every one of them is felt. */
async function runApart(steps: readonly (() => void)[]): Promise<void> {
  for (const step of steps) {
    step();
    await new Promise((next) => setTimeout(next));
  }
}

/** The first formatter of a page costs as much as a hundred later ones; it is made while the scripts are on their way. */
function firstFormatter(): (() => void)[] {
  let format: Intl.NumberFormat;
  return [
    () => (format = new Intl.NumberFormat(document.documentElement.lang)),
    () => void format.format(0),
  ];
}

/**
 * Fetches what loads the slice of the address beside the shell. A page that was not rendered beforehand names no scripts, and
 * asks at once: its slice comes as well, and the HTTP client. Should that fail, loading the slice says so.
 */
async function preloadFirstPage(rendered?: PageState): Promise<void> {
  const { remotes } = await loadConfig();
  const owner = ownerOf(remotes, plainPath(window.location.pathname));
  if (!owner) return;
  const others = rendered
    ? []
    : [import('@solar/mfe-kit/http/axios-instance'), preloadRemote(owner.entry)];
  await Promise.all([loadRuntime(), ...others]).catch(() => undefined);
}
