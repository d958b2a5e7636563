import { fakeHttp } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../../../remote';
import { SAMPLE_ENTRY } from '../../../testing/sample-entry';
import { sectionOfPath } from '../content-sections';
import { PublishingTab } from './publishing-tab';

async function open(role: 'editor' | 'contributor') {
  const path = `/api/admin/content/pages/${SAMPLE_ENTRY.id}/status`;
  const { calls } = fakeHttp({ [`PUT ${path}`]: { ...SAMPLE_ENTRY, status: 'published' } });
  const { user } = await renderWithKit(
    <PublishingTab section={sectionOfPath('/admin/content')} entry={SAMPLE_ENTRY} />,
    { user: { role }, locales: { admin: remote.locales } },
  );
  return { user, calls, path };
}

it('publishes an entry at once, after a question', async () => {
  const { user, calls, path } = await open('editor');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(calls).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(calls[0]).toMatchObject({ method: 'PUT', path, body: { status: 'published' } });
});

it('offers nobody to publish who may only write', async () => {
  await open('contributor');
  expect(screen.getByText('Draft').isConnected).toBe(true);
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
});

it('plans when an entry is shown, by the clock of this computer, and takes no end before its beginning', async () => {
  const path = `/api/admin/content/pages/${SAMPLE_ENTRY.id}/schedule`;
  const { calls } = fakeHttp({ [`PUT ${path}`]: SAMPLE_ENTRY });
  const { user } = await renderWithKit(
    <PublishingTab section={sectionOfPath('/admin/content')} entry={SAMPLE_ENTRY} />,
    { user: { role: 'editor' }, locales: { admin: remote.locales } },
  );
  const type = async (label: string, keys: string) => {
    const [field] = screen.getAllByRole('group', { name: new RegExp(`^${label}`) });
    await user.click(within(field!).getByRole('spinbutton', { name: /^day/ }));
    await user.keyboard(keys);
  };
  const plan = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save dates' });
  await type('Publish at', '021220270930');
  await type('Hide at', '011220270930');
  expect(plan().disabled).toBe(true);
  await type('Hide at', '03122027');
  await user.click(plan());
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]).toMatchObject({
    method: 'PUT',
    path,
    body: {
      publishAt: new Date(2027, 11, 2, 9, 30).toISOString(),
      hideAt: new Date(2027, 11, 3, 9, 30).toISOString(),
    },
  });
});
