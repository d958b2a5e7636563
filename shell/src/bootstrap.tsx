import '@solar/ui/styles/global.css';
import './features/home/hero/hero.css';
import { registerLocales, startI18n } from '@solar/mfe-kit/i18n/i18n';
import { bindCacheToSession } from '@solar/mfe-kit/query/query-client';
import { KitProviders } from '@solar/mfe-kit/remote/kit-providers';
import { session } from '@solar/mfe-kit/session/session-store';
import '@solar/mfe-kit/stores/accessibility-store';
import '@solar/mfe-kit/stores/theme-store';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';

import { connectRemotes } from './remotes/connect-remotes';
import { loadConfig } from './remotes/remote-config';
import { renewAfterDeployment } from './app/renewal';
import { createShellRouter, prefetchOnIntent } from './app/router';

async function start(): Promise<void> {
  const [config] = await Promise.all([loadConfig(), prepareTexts()]);
  const { remotes } = config;
  connectRemotes(remotes);
  bindCacheToSession();
  void session.restore();
  prefetchOnIntent(remotes);
  await breath();
  const router = createShellRouter(config);
  renewAfterDeployment(router);
  await breath();
  const root = createRoot(rootElement());
  const render = () =>
    root.render(
      <KitProviders>
        <RouterProvider router={router} />
      </KitProviders>,
    );
  // A transition renders in slices, so that a slow phone answers between them. While the screen is still being fetched
  // it must be one piece: the router would tell of its arrival between two slices, when nobody listens yet.
  if (router.state.initialized) startTransition(render);
  else render();
}

/** Lets the browser paint and answer between two long steps of the start. */
function breath(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

async function prepareTexts(): Promise<void> {
  await startI18n();
  await registerLocales('shell', {
    en: () => import(/* webpackChunkName: "texts-en" */ './locales/en.json'),
    fr: () => import('./locales/fr.json'),
  });
}

function rootElement(): HTMLElement {
  const element = document.getElementById('root');
  if (!element) throw new Error('The document has no #root');
  return element;
}

void start();
