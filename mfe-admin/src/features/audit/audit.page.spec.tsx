import type { AuditView } from '@solar/contracts/admin/audit-http';
import { fakeHttp } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { screen } from '@testing-library/react';
import remote from '../../remote';
import { AuditPage } from './audit.page';
import HistorySlot from './history.slot';

const ENTRY: AuditView = {
  ...{ id: 'aud_1', at: '2026-03-01T08:00:00.000Z', service: 'catalog', action: 'changed' },
  actor: { kind: 'person', id: 'usr_1', name: 'Ada Byron', role: 'admin' },
  thing: { type: 'product', id: 'prd_1', label: 'Panel 500' },
  changes: [
    { field: 'base', from: '10.00 USD', to: '12.00 USD' },
    { field: 'secretHash', from: null, to: null, hidden: true },
  ],
  ...{ more: 0, via: 'PUT /api/catalog/admin/products/:id/price', traceId: null },
};
const JOB: AuditView = { ...ENTRY, id: 'aud_2', actor: { kind: 'job', name: 'price-currency' } };
const page = (items: AuditView[]) => ({ items, total: items.length, page: 1, pageSize: 25 });
const HISTORY = '/api/admin/audit/product/prd_1';

const options = (role: 'administrator' | 'editor' | 'warehouse', route = '/admin/audit') => ({
  ...{ route, user: { role }, locales: { admin: remote.locales } },
});

it('names who changed which field of what, from what to what', async () => {
  fakeHttp({ 'GET /api/admin/audit': page([ENTRY, JOB]) });
  await renderWithKit(<AuditPage />, options('administrator'));
  const [thing] = await screen.findAllByRole('link', { name: 'Product Panel 500' });
  expect(thing?.getAttribute('href')).toBe('/admin/products/edit/prd_1');
  expect(screen.getByRole('link', { name: 'Ada Byron' }).getAttribute('href')).toContain(
    'person=usr_1',
  );
  expect(screen.getByText('Change of currency (job)')).toBeTruthy();
  expect(screen.getAllByText('$12.00')).toHaveLength(2);
  expect(screen.getAllByText('changed (value not kept)')).toHaveLength(2);
});

it('shows what ids stand for, with a link where that has a screen, and no id', async () => {
  const order = 'ord_00000000000000000000000001';
  const gone = 'prd_00000000000000000000000002';
  const entry: AuditView = {
    ...ENTRY,
    thing: { type: 'return', id: 'ret_1', label: 'RMA-7' },
    changes: [
      { field: 'orderId', from: null, to: order },
      { field: `items[${gone}].price`, from: null, to: '1.00 USD' },
    ],
    names: [{ type: 'order', id: order, label: 'SO-000007' }],
  };
  fakeHttp({ 'GET /api/admin/audit': page([entry]) });
  await renderWithKit(<AuditPage />, options('administrator'));
  const [link] = await screen.findAllByRole('link', { name: 'SO-000007' });
  expect(link?.getAttribute('href')).toBe(`/admin/orders/${order}`);
  expect(screen.getAllByText(/\(Product\)/).length).toBeGreaterThan(0);
  expect(document.body.textContent).not.toMatch(/(ord|prd)_0/);
});

it('leaves out what stands for nothing a reader knows: the id of a note, the name of who was deleted', async () => {
  const changes = [
    { field: 'staffNotes[not_00000000000000000000000001].text', from: null, to: 'Call' },
  ];
  const user = { type: 'user', id: 'usr_2', label: '— —' };
  const actor: AuditView['actor'] = { kind: 'person', id: 'usr_2', name: '— —', role: 'customer' };
  fakeHttp({ 'GET /api/admin/audit': page([{ ...ENTRY, actor, thing: user, changes }]) });
  await renderWithKit(<AuditPage />, options('administrator'));
  expect((await screen.findAllByText('Deleted account')).length).toBeGreaterThan(1);
  expect(screen.getAllByText('Call').length).toBeGreaterThan(0);
  expect(document.body.textContent).not.toMatch(/not_0|— —/);
});

it('writes states and days in the words of the reader, and texts as they are', async () => {
  const changes = [
    { field: 'status', from: 'pending', to: 'approved' },
    { field: 'validFrom', from: null, to: '2026-03-01' },
    { field: 'name', from: 'pending', to: 'x' },
  ];
  fakeHttp({ 'GET /api/admin/audit': page([{ ...ENTRY, changes }]) });
  const view = await renderWithKit(<AuditPage />, options('administrator'));
  expect((await screen.findAllByText('Approved')).length).toBeGreaterThan(0);
  expect(screen.getAllByText('Pending').length).toBeGreaterThan(0);
  expect(screen.getAllByText('1 Mar 2026').length).toBeGreaterThan(0);
  const kept = [...view.container.querySelectorAll('del')].map(({ textContent }) => textContent);
  expect(kept).toContain('pending');
});

it('writes amounts in whole units, shares in percent, and no id of a refund', async () => {
  const refund = 'rfd_00000000000000000000000001';
  const changes = [
    { field: 'refundedMinor', from: 0, to: 10_511 },
    { field: 'taxBasisPoints', from: null, to: 550 },
    { field: `refunds[${refund}].state`, from: null, to: 'pending' },
    { field: 'year', from: 2025, to: 2026 },
  ];
  fakeHttp({ 'GET /api/admin/audit': page([{ ...ENTRY, changes }]) });
  const view = await renderWithKit(<AuditPage />, options('administrator'));
  await screen.findAllByText('Panel 500', { exact: false });
  const now = [...view.container.querySelectorAll('ins')].map(({ textContent }) => textContent);
  expect(now).toEqual(expect.arrayContaining(['105.11', '5.5%', 'Pending', '2026']));
  expect(document.body.textContent).not.toContain('rfd_');
});

it('shows what a new thing has, lists as lists and what the options of an import in words', async () => {
  const changes = [
    { field: 'serials', from: null, to: '["S-1","S-2"]' },
    { field: 'name', from: null, to: '[draft' },
    { field: 'kind', from: null, to: 'suppliers' },
    { field: 'existing', from: null, to: 'skip' },
  ];
  const entry: AuditView = { ...ENTRY, action: 'created', changes };
  fakeHttp({ 'GET /api/admin/audit': page([entry]) });
  const view = await renderWithKit(<AuditPage />, options('administrator'));
  await screen.findAllByText('Panel 500', { exact: false });
  const now = [...view.container.querySelectorAll('ins')].map(({ textContent }) => textContent);
  expect(now).toEqual(
    expect.arrayContaining(['S-1, S-2', '[draft', 'Suppliers', 'are left as they are']),
  );
  expect(view.container.querySelector('del')).toBeNull();
});

it('shows of the text of a page what a reader sees of it, and only where it differs', async () => {
  const long = 'We answer within two working days. '.repeat(8);
  const changes = [
    { field: 'body', from: `<p>${long}</p><h2>Call</h2>`, to: `<p>${long}</p><h2>Visit</h2>` },
    { field: 'summary', from: '<p>Same</p>', to: '<p>Same</p><p></p>' },
  ];
  fakeHttp({ 'GET /api/admin/audit': page([{ ...ENTRY, changes }]) });
  const view = await renderWithKit(<AuditPage />, options('administrator'));
  await screen.findAllByText('Panel 500', { exact: false });
  const now = [...view.container.querySelectorAll('ins')].map(({ textContent }) => textContent);
  expect(now[0]).toMatch(/^….{40}Visit$/);
  expect(screen.getAllByText('layout changed, not the words').length).toBeGreaterThan(0);
  expect(view.container.textContent).not.toContain('<');
});

it('searches by what the address says, and not by nonsense', async () => {
  const { calls } = fakeHttp({ 'GET /api/admin/audit': page([]) });
  const route = '/admin/audit?person=usr_1&field=base&from=yesterday&action=eaten';
  await renderWithKit(<AuditPage />, options('administrator', route));
  await screen.findByText('No changes found');
  expect(calls[0]?.params).toEqual({ page: 1, pageSize: 25, person: 'usr_1', field: 'base' });
});

it('shows the history of a thing to whoever may read the thing', async () => {
  fakeHttp({ [`GET ${HISTORY}`]: page([ENTRY]) });
  await renderWithKit(<HistorySlot type="product" id="prd_1" />, options('editor'));
  expect(await screen.findByText('Ada Byron · Changed')).toBeTruthy();
});

it('asks for no history that the reader may not see', async () => {
  const { calls } = fakeHttp({});
  await renderWithKit(<HistorySlot type="order" id="ord_1" />, options('warehouse'));
  expect(calls).toEqual([]);
  expect(screen.queryByText('Changes')).toBeNull();
});
