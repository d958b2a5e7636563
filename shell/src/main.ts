import { loadConfig, ownerOf } from './app/remote-config';
import { preloadRemote } from './app/remote-manifest';

// Shared modules are negotiated before anything that uses them runs.
void import(/* webpackChunkName: "bootstrap" */ './bootstrap');
void preloadFirstPage();

/** Fetches the slice of the address beside the shell; should that fail, loading the slice says so. */
async function preloadFirstPage(): Promise<void> {
  const { remotes } = await loadConfig();
  const owner = ownerOf(remotes, window.location.pathname);
  if (owner) await preloadRemote(owner.entry).catch(() => undefined);
}
