import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiTextProvider } from '@solar/ui/ui-text/ui-text';
import type { ReactNode } from 'react';

/** Renders in a language, with a person who clicks and types. */
export function renderUi(ui: ReactNode, locale = 'en') {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <UiTextProvider locale={locale}>{children}</UiTextProvider>
  );
  return { user, ...render(ui, { wrapper }) };
}
