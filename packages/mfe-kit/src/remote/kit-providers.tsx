import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useLayoutEffect, type ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { UiLinkProvider, type UiAnchorProps } from '@solar/ui/ui-link/ui-link';
import { UiTextProvider } from '@solar/ui/ui-text/ui-text';
import { activeI18n, uiTexts } from '@solar/mfe-kit/i18n/i18n';
import { textDirection } from '../i18n/text-direction';
import { activeQueryClient } from '@solar/mfe-kit/query/query-client';

/** Everything that screens expect above them, but the router. */
export function KitProviders({
  children,
  client = activeQueryClient(),
}: {
  children: ReactNode;
  client?: QueryClient;
}) {
  return (
    <I18nextProvider i18n={activeI18n()}>
      <QueryClientProvider client={client}>
        <TranslatedUi>{children}</TranslatedUi>
      </QueryClientProvider>
    </I18nextProvider>
  );
}

function TranslatedUi({ children }: { children: ReactNode }) {
  const { language } = useTranslation().i18n;
  useDocumentLanguage(language);
  return (
    <UiTextProvider locale={language} direction={textDirection(language)} text={uiTexts()}>
      <UiLinkProvider component={RouterAnchor}>{children}</UiLinkProvider>
    </UiTextProvider>
  );
}

/**
 * Names the language of what has been rendered: a document from the server keeps its own until the page in the chosen one has taken its
 * place. Naming it again, even the same one, makes the browser work out the styles of all elements.
 */
function useDocumentLanguage(language: string): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    const dir = textDirection(language);
    if (root.lang !== language) root.lang = language;
    if (root.dir !== dir) root.dir = dir;
  }, [language]);
}

/** The design system's links go through the router. */
function RouterAnchor({ href, ...rest }: UiAnchorProps) {
  return <Link to={href} {...rest} />;
}
