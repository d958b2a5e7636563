import { openLateAreas } from '@solar/mfe-kit/page/late-area';
import { readToken } from '@solar/mfe-kit/http/auth-tokens';
import {
  openingLocale,
  registerLocales,
  setLanguageAddress,
  startI18n,
} from '@solar/mfe-kit/i18n/i18n';
import { languageOfPath, languagePrefix, plainPath } from '@solar/mfe-kit/i18n/language-address';
import { bindCacheToSession } from '@solar/mfe-kit/query/query-client';
import {
  AsInDocument,
  takeDocumentLocation,
  takeDocumentQueries,
} from '@solar/mfe-kit/page/as-in-document';
import { breath } from '@solar/mfe-kit/page/breath';
import { KitProviders } from '@solar/mfe-kit/remote/kit-providers';
import { loadSlice } from '@solar/mfe-kit/remote/remote-registry';
import { session } from '@solar/mfe-kit/session/session-store';
import '@solar/mfe-kit/stores/accessibility-store';
import '@solar/mfe-kit/stores/theme-store';
import { startTransition, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';

import { HydratedRouter } from './app/hydrated-router';
import { createShellRouter, prefetchOnIntent } from './app/router';
import { shellLocales } from './app/shell-locales';
import { answerEarlyInput, dropEarlyInput, isAtDocument } from './document/early-input';
import { languageAddress } from './document/public-pages';
import { readPageState, type PageState } from './document/page-state';
import { connectRemotes } from './remotes/connect-remotes';
import { loadConfig, ownerOf, type ShellConfig } from './remotes/remote-config';

type Router = Awaited<ReturnType<typeof createShellRouter>>;

/** Language of the address; English where it names none. */
const language = languageOfPath(window.location.pathname) ?? 'en';
const basename = languagePrefix(language);
const ALIVE_MARK = 'page-alive';

async function start(): Promise<void> {
  // Who is signed in asks for what the document does not have.
  if (readToken() !== null) void import('@solar/mfe-kit/http/axios-instance');
  const [config] = await Promise.all([loadConfig(), prepareTexts()]);
  connectRemotes(config.remotes);
  bindCacheToSession();
  prefetchOnIntent(config.remotes);
  await breath();
  const state = usableState();
  const takenOver = state !== undefined && (await takeOver(config, state));
  if (!takenOver) await renderAnew(config);
  void session.restore();
}

/**
 * A document is taken over if it is in the language that this browser shows, and still the one of the address; else the page
 * is rendered here.
 */
function usableState(): PageState | undefined {
  const usable = isAtDocument() && openingLocale(window.location.pathname) === language;
  return usable ? readPageState() : undefined;
}

/**
 * Makes a document from the server alive: what is in it stays as it is, part by part. False where its code can't be had, say
 * of builds that are gone: the page is then rendered here with those that are there.
 */
async function takeOver(config: ShellConfig, state: PageState): Promise<boolean> {
  const path = plainPath(window.location.pathname);
  const owner = ownerOf(config.remotes, path);
  // A page whose slice can't be had says so, instead of looking alive when it is not.
  if (owner && !(await isUp(owner.name, path))) return false;
  takeDocumentQueries(state.queries);
  const router = await createShellRouter(config, { basename, hydration: state }).catch(report);
  if (!router) return false;
  takeDocumentLocation({ ...router.state.location, pathname: path });
  await breath();
  if (!isAtDocument()) {
    router.dispose();
    return false;
  }
  startTransition(() => {
    hydrateRoot(rootElement(), page(router, <HydratedRouter router={router} />), {
      onRecoverableError: reportRenderedAnew,
    });
  });
  answerEarlyInput();
  return true;
}

/** React shows such a part all the same; its reason is what counts, say a remote that is down. */
function reportRenderedAnew(error: unknown): void {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  console.error('A part of the document was rendered anew:', String(cause));
}

function report(error: unknown): undefined {
  console.error('A part of the start failed', error);
}

async function isUp(slice: string, path: string): Promise<boolean> {
  return loadSlice(slice, path).then(
    () => true,
    () => false,
  );
}

async function renderAnew(config: ShellConfig): Promise<void> {
  dropEarlyInput();
  const router = await createShellRouter(config, { basename });
  await breath();
  const root = createRoot(rootElement());
  const render = () => root.render(page(router, <RouterProvider router={router} />));
  // A transition renders in slices, so that a slow phone answers between them. While the screen is still being fetched
  // it must be one piece: the router would announce its arrival between two slices, when nobody listens yet.
  if (router.state.initialized) startTransition(render);
  else render();
}

const page = (router: Router, content: ReactNode) => (
  <KitProviders>
    <AsInDocument>
      <Alive router={router}>{content}</Alive>
    </AsInDocument>
  </KitProviders>
);

/** Says in the browser's timeline when the page began to answer, and then brings what nobody waits for. */
function Alive({ router, children }: { router: Router; children: ReactNode }) {
  useEffect(() => {
    performance.mark(ALIVE_MARK);
    import('./app/after-start').then(({ afterStart }) => afterStart(router), report);
    const opened = router.state.location;
    return router.subscribe(({ location, navigation }) => {
      if (location !== opened || navigation.state !== 'idle') openLateAreas();
    });
  }, [router]);
  return children;
}

async function prepareTexts(): Promise<void> {
  setLanguageAddress((locale) => languageAddress(locale, window.location));
  await startI18n();
  await registerLocales('shell', shellLocales);
}

function rootElement(): HTMLElement {
  const element = document.getElementById('root');
  if (!element) throw new Error('The document has no #root');
  return element;
}

void start();
