import { setLanguage } from '@solar/mfe-kit/i18n/i18n';
import { fakeHttp } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { act, screen, waitFor } from '@testing-library/react';
import { NewsletterForm } from '../../newsletter/newsletter-form';
import { ContactForm } from './contact-form';

const locales = {
  contact: { en: () => import('./locales/en.json'), fr: () => import('./locales/fr.json') },
  shell: {
    en: () => import('../../../locales/en.json'),
    fr: () => import('../../../locales/fr.json'),
  },
};
const described = (label: RegExp) => {
  const field = screen.getByLabelText(label);
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
};

it('distinguishes what is missing from what is malformed or too short, in both languages, and sends none of it', async () => {
  const { calls, restore } = fakeHttp({ 'POST /api/content/contact-messages': null });
  const { user } = await renderWithKit(<ContactForm />, { locales });
  const send = () => user.click(screen.getByRole('button', { name: /^(Send|Envoyer)/ }));
  await send();
  await waitFor(() => expect(described(/^Email/)).toContain('This field is required'));
  expect(described(/^Full name/)).toContain('This field is required');
  await user.type(screen.getByLabelText(/^Email/), 'nobody');
  await user.type(screen.getByLabelText(/^Full name/), 'M');
  await user.type(screen.getByLabelText(/^Message/), 'Hello');
  await send();
  await waitFor(() => expect(described(/^Email/)).toContain('Please enter a valid email address'));
  expect(described(/^Full name/)).toContain('Write at least 2 characters');
  expect(described(/^Message/)).toContain('Write at least 10 characters');
  await act(() => setLanguage('fr'));
  await send();
  await waitFor(() =>
    expect(described(/e-mail/i)).toContain('Veuillez saisir une adresse e-mail valide'),
  );
  await act(() => setLanguage('en'));
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  restore();
});

it('asks for an address before a subscription, and for a whole one', async () => {
  const { calls, restore } = fakeHttp({ 'POST /api/content/newsletter/subscriptions': null });
  const { user } = await renderWithKit(<NewsletterForm source="footer" />, { locales });
  const subscribe = () => user.click(screen.getByRole('button', { name: 'Subscribe' }));
  await subscribe();
  expect(described(/^Email/)).toContain('This field is required');
  await user.type(screen.getByLabelText(/^Email/), 'nobody');
  await subscribe();
  expect(described(/^Email/)).toContain('Please enter a valid email address');
  expect(calls).toEqual([]);
  restore();
});
