import type { DehydratedState } from '@tanstack/react-query';
import type { ShellConfig } from '../remotes/remote-config';
import type { RemoteManifest } from '../remotes/remote-manifest';

/** Element of a document from the server that holds the page's state; its type makes it data, which no policy refuses. */
export const PAGE_STATE_ID = 'page-state';

/** What a document from the server hands over to the browser. */
export interface PageState {
  /** Server cache, under the screens' own keys. */
  queries: DehydratedState;
  /** Data of the routes, by their place in the tree. */
  loaderData: Record<string, unknown>;
  /** Builds of the remotes that rendered it, by the address of their manifests: the browser takes just those. */
  builds: Record<string, RemoteManifest>;
  /** The configuration that it was rendered with, which the browser then need not ask for. */
  config: ShellConfig;
  /** Scripts that make it alive; they are fetched when the first view is complete. */
  scripts: string[];
}

/** The state as the text of its element; `<` would end the element. */
export function pageStateText(state: PageState): string {
  return JSON.stringify(state).replaceAll('<', '\\u003c');
}

let known: PageState | undefined;

/** The state of this document; none in one that was not rendered for its address. */
export function readPageState(): PageState | undefined {
  const text = known ? undefined : document.getElementById(PAGE_STATE_ID)?.textContent;
  if (text) known = JSON.parse(text) as PageState;
  return known;
}
