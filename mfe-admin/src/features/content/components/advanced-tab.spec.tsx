import { fakeHttp } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import remote from '../../../remote';
import { SAMPLE_ENTRY } from '../../../testing/sample-entry';
import { emptyFields, sectionOfPath } from '../content-sections';
import { AdvancedTab } from './advanced-tab';

const section = sectionOfPath('/admin/content');
const entry = { ...SAMPLE_ENTRY, slug: 'careers', path: '/careers' };

function Form() {
  const form = useForm({ defaultValues: { slug: entry.slug, fields: emptyFields(section) } });
  return (
    <FormProvider {...form}>
      <AdvancedTab section={section} entry={entry} />
    </FormProvider>
  );
}

it('says where a page will be found before its new address is saved', async () => {
  fakeHttp({ 'GET /api/admin/content/pages': { items: [], total: 0, page: 1, pageSize: 100 } });
  const { user } = await renderWithKit(<Form />, { locales: { admin: remote.locales } });
  expect(screen.getByText('/careers').isConnected).toBe(true);
  expect(screen.queryByText(/After saving/)).toBeNull();
  const address = screen.getByRole('textbox', { name: /^Address/ });
  await user.clear(address);
  await user.type(address, 'jobs');
  const said = screen.getByText(/After saving/);
  expect(said.textContent).toBe('After saving: /pages/jobs The old address will lead there.');
  await user.clear(address);
  expect(screen.queryByText(/After saving/)).toBeNull();
});
