import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
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
  const { i18n: current } = useTranslation();
  return (
    <UiTextProvider
      locale={current.language}
      direction={textDirection(current.language)}
      text={uiTexts()}
    >
      <UiLinkProvider component={RouterAnchor}>{children}</UiLinkProvider>
    </UiTextProvider>
  );
}

/** The design system's links go through the router. */
function RouterAnchor({ href, ...rest }: UiAnchorProps) {
  return <Link to={href} {...rest} />;
}
