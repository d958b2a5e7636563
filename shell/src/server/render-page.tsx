import { AsyncLocalStorage } from 'node:async_hooks';
import { Writable } from 'node:stream';
import { isHttpError } from '@solar/mfe-kit/http/http-error';
import type { Language } from '@solar/contracts/common/languages';
import { languageOfPath, languagePrefix } from '@solar/mfe-kit/i18n/language-address';
import { createQueryClient } from '@solar/mfe-kit/query/query-client';
import type { PageHandle } from '@solar/mfe-kit/remote/remote-contract';
import { KitProviders } from '@solar/mfe-kit/remote/kit-providers';
import {
  setRenderScope,
  type RenderedMeta,
  type RenderScope,
} from '@solar/mfe-kit/render/render-scope';
import { dehydrate, type QueryClient } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type RouteObject,
  type StaticHandler,
} from 'react-router';
import { LeftToBrowser } from './load-remotes';
import { UsualQueries } from './usual-queries';
import type { PageState } from '../document/page-state';

/** A page asks for more when it has its first answers; one that goes on asking is not fit for a document. */
const PASSES_MAX = 3;

export interface RenderedPage {
  /** 403 for a page that strangers may not read: it has no document. */
  status: number;
  /** Path that the address leads to now, with its language. */
  redirect?: string;
  language: Language;
  html: string;
  meta?: RenderedMeta;
  /** Chunks whose files the document names, as `slice/chunk`, and when they are needed. */
  chunks: RenderScope['chunks'];
  /** Absent where the browser has to ask by itself, say for a page that does not exist. */
  state?: Pick<PageState, 'queries' | 'loaderData'>;
}

export interface PageRendererOptions {
  routes: RouteObject[];
  texts: Readonly<Record<Language, I18n>>;
  origin: string;
  request: RenderScope['request'];
}

const usual = new UsualQueries();
const scopes = new AsyncLocalStorage<RenderScope>();
setRenderScope(() => scopes.getStore());

/** Renders pages as a visitor sees them. */
export function createPageRenderer({ routes, texts, origin, request }: PageRendererOptions) {
  const handlers = new Map<Language, StaticHandler>();
  const handlerOf = (language: Language): StaticHandler => {
    const known = handlers.get(language);
    if (known) return known;
    const handler = createStaticHandler(routes, { basename: languagePrefix(language) || '/' });
    handlers.set(language, handler);
    return handler;
  };

  return async function renderPage(path: string): Promise<RenderedPage> {
    const url = new URL(path, origin);
    const language = languageOfPath(url.pathname) ?? 'en';
    const scope: RenderScope = {
      // What failed stays so for the request; else a screen would show that it is asking again.
      client: createQueryClient({ retryOnMount: false }),
      i18n: texts[language],
      origin,
      request,
      chunks: new Map(),
      result: {},
    };
    try {
      return await scopes.run(scope, () => render(handlerOf(language), url, language, scope));
    } finally {
      scope.client.clear();
    }
  };
}

async function render(
  handler: StaticHandler,
  url: URL,
  language: Language,
  scope: RenderScope,
): Promise<RenderedPage> {
  const context = await handler.query(new Request(url));
  if (context instanceof Response) {
    const redirect = context.headers.get('location') ?? '/';
    return { status: 301, redirect, language, html: '', chunks: scope.chunks };
  }
  const router = createStaticRouter(handler.dataRoutes, context);
  const tree = (
    <KitProviders>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </KitProviders>
  );
  const route = context.matches.map((match) => match.route.id).join(' ');
  usual.start(route, scope.client);
  await settle(scope.client);
  forgetFailed(scope.client);
  let html = await renderToText(tree);
  for (let pass = 1; pass < PASSES_MAX && (await settle(scope.client)); pass += 1) {
    html = await renderToText(tree);
  }
  const failed = failures(scope.client);
  if (failed.length === 0) usual.learn(route, placeOf(context.matches, url), scope.client);
  const { redirect, meta, status = context.statusCode } = scope.result;
  if (redirect) {
    const target = languagePrefix(language) + redirect;
    return { status: 301, redirect: target, language, html: '', chunks: scope.chunks };
  }
  if (failed.some(isProtected)) return { status: 403, language, html: '', chunks: scope.chunks };
  if (failed.length > 0 && (status !== 404 || !failed.every(isMissing))) throw failed[0];
  const { chunks } = scope;
  for (const { route } of context.matches) {
    const handle = route.handle as PageHandle | undefined;
    if (handle) chunks.set(handle.chunk, 'alive');
  }
  const state =
    status === 404
      ? undefined
      : { queries: dehydrate(scope.client), loaderData: context.loaderData };
  return { status, language, html, meta, chunks, state };
}

/** Waits for what the page has asked for so far; true when there was something to wait for. */
async function settle(client: QueryClient): Promise<boolean> {
  const waiting = client
    .getQueryCache()
    .getAll()
    .filter(({ state, options }) => {
      const { enabled } = options as { enabled?: boolean };
      return state.status === 'pending' && enabled !== false;
    });
  await Promise.allSettled(waiting.map((query) => query.fetch()));
  return waiting.length > 0;
}

/** What was asked for ahead and failed is no failure of this page, which asks again if it is its own. */
function forgetFailed(client: QueryClient): void {
  client.removeQueries({ predicate: ({ state }) => state.status === 'error' });
}

/** What distinguishes two documents of a route: the same entry in another language or with another query asks the same. */
function placeOf(matches: readonly { params: object }[], url: URL): string {
  const params = matches.at(-1)?.params ?? {};
  return Object.keys(params).length > 0 ? JSON.stringify(params) : url.href;
}

function failures(client: QueryClient): Error[] {
  return client
    .getQueryCache()
    .getAll()
    .flatMap(({ state }) => (state.status === 'error' && state.error ? [state.error] : []));
}

const isMissing = (error: Error) => isHttpError(error) && error.status === 404;
/** For people who are signed in: their browser asks by itself. That is an answer, so that what the edge kept from before goes. */
const isProtected = (error: Error) => isHttpError(error) && error.code === 'content.protected';

function renderToText(tree: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        parts.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(parts).toString('utf8'));
        done();
      },
    });
    let failure: unknown;
    const stream = renderToPipeableStream(tree, {
      // Beyond this size React would write inline scripts, which the content security policy refuses.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => (failure ? reject(failure) : stream.pipe(sink)),
      onShellError: reject,
      onError: (error) => {
        if (!(error instanceof LeftToBrowser)) failure ??= error;
      },
    });
  });
}
