import { LIST_VIEW_LIMITS, type ListView } from '@solar/contracts/account/list-views-http';
import type { TestService } from '@solar/service-kit/testing/test-service';
import { createAccount, register, staff, type Person } from './account';

const PATH = '/api/account/list-views';

describe('saved views of lists', () => {
  let service: TestService;
  let editor: Person;
  let administrator: Person;

  beforeAll(async () => {
    service = await createAccount();
    editor = await staff(service, 'editor');
    administrator = await staff(service, 'administrator');
  });
  afterAll(() => service.close());

  const save = ({ token }: Person, fields: object) =>
    service.request<ListView & { code: string }>('PUT', PATH, {
      token,
      body: { list: 'orders', name: 'To ship', address: '', hiddenColumns: [], ...fields },
    });
  const listed = async ({ token }: Person, list = 'orders') =>
    (await service.request<{ items: ListView[] }>('GET', PATH, { token, query: { list } })).body
      .items;

  it('come back by name to the person who saved them, list by list', async () => {
    const shipped = await save(editor, { address: 'status=shipped', hiddenColumns: ['email'] });
    expect(shipped.status).toBe(200);
    await save(editor, { name: 'Big ones', address: 'sort=-total' });
    await save(editor, { list: 'products', address: 'status=draft' });
    expect((await listed(editor)).map(({ name }) => name)).toEqual(['Big ones', 'To ship']);
    expect(await listed(editor, 'products')).toMatchObject([{ address: 'status=draft' }]);
    expect(await listed(administrator)).toEqual([]);
  });

  it('take the place of the one with the same name, also when asked twice at once', async () => {
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((q) => save(administrator, { name: 'Same', address: `q=${q}` })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await listed(administrator)).toHaveLength(1);
    const { body } = await save(administrator, { name: ' Same ', address: 'q=last' });
    expect(await listed(administrator)).toEqual([body]);
  });

  it('are no more than a menu holds', async () => {
    const person = await staff(service, 'warehouse');
    for (let index = 0; index < LIST_VIEW_LIMITS.perList; index += 1) {
      expect((await save(person, { name: `View ${index}` })).status).toBe(200);
    }
    const oneMore = await save(person, { name: 'One more' });
    expect(oneMore).toMatchObject({ status: 409, body: { code: 'account.too_many_views' } });
    expect((await save(person, { name: 'View 3', address: 'q=new' })).status).toBe(200);
    expect((await save(person, { name: 'One more', list: 'stock' })).status).toBe(200);
  });

  it('are removed by their person alone', async () => {
    const { body } = await save(editor, { name: 'For a while' });
    const remove = (token: string) =>
      service.request<{ code: string }>('DELETE', `${PATH}/${body.id}`, { token });
    expect((await remove(administrator.token)).status).toBe(404);
    expect((await remove(editor.token)).status).toBe(204);
    expect((await remove(editor.token)).status).toBe(404);
    const nonsense = await service.request('DELETE', `${PATH}/x`, { token: editor.token });
    expect(nonsense.status).toBe(404);
  });

  it.each([
    { list: 'Orders' },
    { list: 'a/b' },
    { name: ' ' },
    { name: 'x'.repeat(61) },
    { address: 'q='.padEnd(LIST_VIEW_LIMITS.address + 1, 'x') },
    { hiddenColumns: [''] },
    { extra: true },
  ])('refuse %j', async (fields) => {
    expect((await save(editor, fields)).status).toBe(400);
  });

  it('are for the back office only', async () => {
    const customer = await register(service);
    expect((await save(customer, {})).status).toBe(403);
    const query = { list: 'orders' };
    const stranger = await service.request('GET', PATH, { query });
    expect(stranger.status).toBe(401);
    const read = await service.request('GET', PATH, { token: customer.token, query });
    expect(read.status).toBe(403);
  });
});
