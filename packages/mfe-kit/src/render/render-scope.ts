import type { QueryClient } from '@tanstack/react-query';
import type { AxiosRequestConfig } from 'axios';
import type { i18n as I18n } from 'i18next';

/** The picture that stands for a page in link previews, as a service draws it (`SHARE_PICTURE`). */
export interface PageImage {
  path: string;
  alt: string;
}

/** A feed, by its path with the language. */
export interface PageFeed {
  title: string;
  path: string;
}

/** What a page says about itself, as the document's head shows it. */
export interface RenderedMeta {
  title: string;
  description?: string;
  /** Without a language; a page that is missing has none. */
  canonicalPath?: string;
  image: PageImage;
  type: 'website' | 'article' | 'product';
  siteName: string;
  feed?: PageFeed;
  noIndex: boolean;
  jsonLd: readonly object[];
}

/**
 * When a part of a document is needed: `alive` with its code at once, `seen` from the first view on but without its code, `near`
 * when the reader comes near it.
 */
export type PartNeeded = 'alive' | 'seen' | 'near';

/** What belongs to the one request that a server render answers; in the browser the page itself is the scope. */
export interface RenderScope {
  client: QueryClient;
  i18n: I18n;
  origin: string;
  /** Reads from a service as a visitor; the answer is the body. */
  request: <T>(config: AxiosRequestConfig) => Promise<T>;
  /** Chunks that the document shows, as `slice/chunk`, and when they are needed. */
  chunks: Map<string, PartNeeded>;
  /** Filled by the screen while it is rendered. */
  result: { meta?: RenderedMeta; status?: number; redirect?: string };
}

/** True where React renders to a document instead of a page. */
export const onServer = typeof window === 'undefined';

let current: () => RenderScope | undefined = () => undefined;

/** The renderer says how the scope of the running request is found. */
export function setRenderScope(read: () => RenderScope | undefined): void {
  current = read;
}

/** The scope of the request that is being rendered; none in the browser. */
export function renderScope(): RenderScope | undefined {
  return onServer ? current() : undefined;
}

/** Origin of the site. */
export function siteOrigin(): string {
  return renderScope()?.origin ?? window.location.origin;
}
