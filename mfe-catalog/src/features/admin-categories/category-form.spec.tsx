import type { AdminAttribute, AdminCategory } from '@solar/contracts/catalog/admin-http';
import { fakeHttp } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { Dialog } from '@solar/ui/dialog/dialog';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../../remote';
import { CategoryForm } from './category-form';

const PATH = '/api/catalog/admin/categories';
const definition = (code: string, type: AdminAttribute['type'], name: string): AdminAttribute => ({
  ...{ id: `atr_${code}`, code, type, name: { en: name, fr: name }, unit: null, decimals: null },
  ...{ group: 'general', position: 0, required: false, highlight: false, filterable: false },
  ...{ comparable: true, searchTerms: { en: '', fr: '' }, options: [], version: 0 },
});
const CATEGORY: AdminCategory = {
  ...{ id: 'cat_00000000000000000000000001', slug: 'panels', parentId: null, position: 1 },
  ...{ name: { en: 'Panels', fr: 'Panneaux' }, description: { en: '', fr: '' }, version: 2 },
  ...{ showInDesktopMenu: true, showInMobileMenu: true, productCount: 3 },
  requiredAttributes: ['voc_v'],
  requiredWhen: [{ code: 'factor', attribute: 'bifacial', equals: true }],
  attributes: [],
};

let http: ReturnType<typeof fakeHttp>;
beforeEach(() => {
  http = fakeHttp({
    [`GET ${PATH}`]: { items: [CATEGORY] },
    'GET /api/catalog/admin/attributes': {
      items: [
        definition('bifacial', 'boolean', 'Bifacial'),
        definition('factor', 'number', 'Bifaciality factor'),
        definition('colours', 'list', 'Colours'),
      ],
    },
    [`PUT ${PATH}/:id`]: { id: CATEGORY.id, version: 3 },
  });
});
afterEach(() => http.restore());

const sent = () => http.calls.find(({ method }) => method === 'PUT')?.body;
const form = () =>
  renderWithKit(
    <Dialog open onOpenChange={() => undefined} title="Panels">
      <CategoryForm category={CATEGORY} onSaved={() => undefined} />
    </Dialog>,
    { locales: { catalog: remote.locales }, user: { role: 'admin' } },
  );

it('shows what is asked for under a condition, and takes another condition by a value of its kind', async () => {
  const { user } = await form();
  const first = await screen.findByRole('group', { name: 'Condition 1' });
  await waitFor(() =>
    expect(
      within(first)
        .getAllByRole<HTMLInputElement>('combobox')
        .map(({ value }) => value),
    ).toEqual(['Bifaciality factor', 'Bifacial']),
  );
  expect(within(first).getByRole('checkbox', { name: 'Yes', checked: true })).toBeDefined();

  await user.click(screen.getByRole('button', { name: 'Add a condition' }));
  const second = screen.getByRole('group', { name: 'Condition 2' });
  const [needed, where] = within(second).getAllByRole('combobox');
  if (!needed || !where) throw new Error('A condition names two attributes');
  await user.type(needed, 'Colours');
  await screen.findByRole('option', { name: 'Colours' });
  await user.keyboard('{ArrowDown}{Enter}');
  await user.type(where, 'Colours');
  expect(await screen.findByText('No matches')).toBeDefined();
  await user.clear(where);
  await user.type(where, 'factor');
  await screen.findByRole('option', { name: 'Bifaciality factor' });
  await user.keyboard('{ArrowDown}{Enter}');
  const value = within(second).getByRole('spinbutton');
  await user.clear(value);
  await user.type(value, '80');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent()).toBeDefined());
  expect(sent()).toMatchObject({
    requiredWhen: [
      { code: 'factor', attribute: 'bifacial', equals: true },
      { code: 'colours', attribute: 'factor', equals: 80 },
    ],
  });
});

it('takes a condition away, and sends none that is not whole', async () => {
  const { user } = await form();
  await user.click(await screen.findByRole('button', { name: 'Remove condition 1' }));
  await user.click(screen.getByRole('button', { name: 'Add a condition' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const group = screen.getByRole('group', { name: 'Condition 1' });
  await waitFor(() => expect(group.querySelectorAll('[aria-invalid="true"]')).toHaveLength(2));
  expect(sent()).toBeUndefined();
  await user.click(within(group).getByRole('button', { name: 'Remove condition 1' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent()).toMatchObject({ requiredWhen: [] }));
});
