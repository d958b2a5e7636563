import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiTextProvider } from '@solar/ui/ui-text/ui-text';
import { englishUiText } from '@solar/ui/ui-text/ui-text-en';
import { frenchUiText } from '@solar/ui/ui-text/ui-text-fr';
import type { ReactNode } from 'react';

/** Renders in a language, with a person who clicks and types. */
export function renderUi(ui: ReactNode, locale = 'en') {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  const text = locale === 'fr' ? frenchUiText : englishUiText;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <UiTextProvider locale={locale} text={text}>
      {children}
    </UiTextProvider>
  );
  return { user, ...render(ui, { wrapper }) };
}
