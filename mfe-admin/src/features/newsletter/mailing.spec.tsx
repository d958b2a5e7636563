import type { AdminContentEntry } from '@solar/contracts/admin/content-http';
import type { Mailing } from '@solar/contracts/admin/mailings-http';
import { answer, fakeHttp } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../../remote';
import type * as mailDocument from '../mail-previews/mail-document';
import { Component } from './mailing.route';

// Style sheets of scripts are the browser's.
jest.mock('../mail-previews/mail-document', () => ({
  ...jest.requireActual<typeof mailDocument>('../mail-previews/mail-document'),
  applyStyles: jest.fn(),
}));

const ID = 'mlg_01J8ZQ6V9W0000000000000001';
const ARTICLE = 'cnt_01J8ZQ6V9W0000000000000002';
const LIST = '/api/admin/mailings';
const DRAFT: Mailing = {
  ...{ id: ID, subject: { en: 'News', fr: 'Nouvelles' }, text: { en: 'Text', fr: 'Texte' } },
  ...{ entries: [], status: 'draft', recipients: null, sent: 0, unsubscribed: 0, subscribers: 12 },
  ...{ startedBy: null, startedAt: null, endedAt: null, version: 3 },
  updatedAt: '2026-11-26T08:00:00.000Z',
};
const SENDING: Mailing = {
  ...DRAFT,
  ...{ status: 'sending', recipients: 12, sent: 3, startedBy: 'Mona Haddad', version: 4 },
  startedAt: '2026-11-26T09:00:00.000Z',
};
const EMPTY = { en: '', fr: '' };
const NOW = DRAFT.updatedAt;
const ENTRY: AdminContentEntry = {
  ...{ id: ARTICLE, kind: 'blog-posts', slug: 'batteries', path: '/blog/batteries' },
  ...{ title: { en: 'Batteries', fr: 'Batteries' }, excerpt: EMPTY, body: EMPTY, image: null },
  ...{ metaTitle: EMPTY, metaDescription: EMPTY, featured: false, order: 1, formerSlugs: [] },
  ...{ fields: {}, status: 'published', version: 1, publishAt: null, hideAt: null },
  ...{ createdAt: NOW, updatedAt: NOW },
};
const NO_ROWS = { items: [], total: 0, page: 1, pageSize: 100 };

async function open(mailing: Mailing | null, answers: Record<string, unknown> = {}) {
  const http = fakeHttp({
    [`GET ${LIST}/${ID}`]: mailing,
    [`GET ${LIST}/${ID}/preview`]: { subject: 'News', html: '<p>Text</p>', text: 'Text' },
    'GET /api/admin/content/blog-posts': {
      ...NO_ROWS,
      items: [ENTRY],
    },
    'GET /api/admin/content/projects': NO_ROWS,
    'GET /api/admin/content/services': NO_ROWS,
    ...answers,
  });
  const view = await renderWithKit(<Component />, {
    route: `/admin/newsletter/${mailing ? ID : 'new'}`,
    path: '/admin/newsletter/:id',
    user: { role: 'editor' },
    locales: { admin: remote.locales },
  });
  const sent = (method: string) => http.calls.filter((call) => call.method === method);
  return { ...view, sent };
}

it('is written in both languages: one alone is refused, with the field that lacks', async () => {
  const { user, sent } = await open(null, { [`POST ${LIST}`]: DRAFT });
  const field = (name: string) => screen.findByRole('textbox', { name: `${name} (required)` });
  await user.type(await field('Subject (English)'), 'News');
  await user.type(await field('Text (English)'), 'Text');
  await user.type(await field('Text (French)'), 'Texte');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(async () =>
    expect((await field('Subject (French)')).getAttribute('aria-invalid')).toBe('true'),
  );
  expect(sent('POST')).toEqual([]);
  await user.type(await field('Subject (French)'), 'Nouvelles');
  await user.type(screen.getByRole('combobox', { name: 'Add an entry' }), 'Batt');
  await user.click(await screen.findByRole('option', { name: /Batteries/ }));
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() =>
    expect(sent('POST').map(({ body }) => body)).toEqual([
      { subject: DRAFT.subject, text: DRAFT.text, entries: [ARTICLE] },
    ]),
  );
});

it('is shown as it goes out, sent to oneself, and sent to everybody after a question that names how many', async () => {
  const { user, sent } = await open(DRAFT, {
    [`POST ${LIST}/${ID}/test`]: { email: 'mona@example.com' },
    [`POST ${LIST}/${ID}/sending`]: SENDING,
  });
  expect((await screen.findByTitle('News')).getAttribute('srcdoc')).toBe('<p>Text</p>');
  await user.click(screen.getByRole('button', { name: 'Send me a test' }));
  await waitFor(() => expect(sent('POST')[0]?.body).toEqual({ language: 'en' }));
  await user.click(screen.getByRole('button', { name: 'Send newsletter' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Send to 12 subscribers?' });
  await user.click(within(dialog).getByRole('button', { name: 'Send newsletter' }));
  await waitFor(() => expect(sent('POST')[1]?.body).toEqual({ version: 3 }));
});

it('is not sent while changes are unsaved, and says so', async () => {
  const { user } = await open(DRAFT);
  await user.type(
    await screen.findByRole('textbox', { name: 'Subject (English) (required)' }),
    ' of autumn',
  );
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send newsletter' });
  expect(button.disabled).toBe(true);
  expect(screen.getByText('Save your changes before you send.').isConnected).toBe(true);
});

it('shows how far it is, and words the refusal to stop one that has ended', async () => {
  const { user } = await open(SENDING, {
    [`POST ${LIST}/${ID}/stop`]: answer(409, {
      ...{ type: 'about:blank', title: 'Conflict', status: 409 },
      code: 'newsletter.not_sending',
    }),
  });
  expect((await screen.findByRole('progressbar')).getAttribute('aria-valuenow')).toBe('25');
  await user.click(screen.getByRole('button', { name: 'Stop sending' }));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: 'Stop sending' }));
  expect((await within(dialog).findByText('This newsletter is not being sent.')).isConnected).toBe(
    true,
  );
});
