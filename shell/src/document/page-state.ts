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
  /** Scripts of parts that are made alive later; they are only fetched, when the browser is idle. */
  later: string[];
}

let parsed: PageState | undefined;

/** The state of this document; none in one that was not rendered for its address. */
export function readPageState(): PageState | undefined {
  parsed ??= parsePageState();
  return parsed;
}

function parsePageState(): PageState | undefined {
  const text = document.getElementById(PAGE_STATE_ID)?.textContent;
  return text ? (JSON.parse(text) as PageState) : undefined;
}
