import { answer, fakeHttp } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { screen } from '@testing-library/react';
import remote from '../../remote';
import type * as mailDocument from './mail-document';
import { MailPreviewsPage } from './mail-previews.page';

// Style sheets of scripts are the browser's.
jest.mock('./mail-document', () => ({
  ...jest.requireActual<typeof mailDocument>('./mail-document'),
  applyStyles: jest.fn(),
}));

it('lists the mails of the services that are up, and shows one in a frame without scripts', async () => {
  const { calls } = fakeHttp({
    'GET /api/account/mails': { items: [{ name: 'welcome', subject: 'Welcome to Alsa' }] },
    'GET /api/checkout/mails': answer(503),
    'GET /api/catalog/mails': { items: [{ name: 'backInStock', subject: 'It is back' }] },
    'GET /api/inventory/mails': { items: [] },
    'GET /api/admin/mails': { items: [] },
    'GET /api/catalog/mails/backInStock': {
      name: 'backInStock',
      subject: 'It is back',
      html: '<style>p{margin:0}</style><p style="color:red">Back</p>',
      text: 'Back, as text',
    },
  });
  const { user, container } = await renderWithKit(<MailPreviewsPage />, {
    user: { role: 'admin' },
    locales: { admin: remote.locales },
  });
  await user.click(await screen.findByRole('link', { name: 'It is back' }));
  const frame = await screen.findByTitle('It is back');
  expect(frame.getAttribute('sandbox')).toBe('allow-same-origin');
  expect(frame.getAttribute('srcdoc')).toBe('<p data-style="color:red">Back</p>');
  expect((await screen.findByRole('button', { name: 'Retry' })).isConnected).toBe(true);
  expect(screen.queryByText('Warehouse')).toBeNull();
  await user.click(screen.getByRole('combobox', { name: 'Language' }));
  await user.click(await screen.findByRole('option', { name: 'French' }));
  await screen.findByTitle('It is back');
  expect(calls.at(-1)?.params).toEqual({ language: 'fr' });
  expect(container.querySelectorAll('iframe')).toHaveLength(1);
});

it('begins with the form that fits to the screen, and keeps what was chosen instead', async () => {
  const items = { items: [] };
  fakeHttp(
    Object.fromEntries(
      ['account', 'checkout', 'catalog', 'inventory', 'admin'].map((service) => [
        `GET /api/${service}/mails`,
        items,
      ]),
    ),
  );
  const media = { ...window.matchMedia('(width < 1rem)'), matches: true };
  jest.spyOn(window, 'matchMedia').mockReturnValue(media);
  const { user } = await renderWithKit(<MailPreviewsPage />, {
    user: { role: 'admin' },
    locales: { admin: remote.locales },
  });
  const view = await screen.findByRole('combobox', { name: 'View' });
  expect(view.textContent).toBe('Phone');
  await user.click(view);
  await user.click(await screen.findByRole('option', { name: 'Desktop' }));
  expect(view.textContent).toBe('Desktop');
  jest.restoreAllMocks();
});
