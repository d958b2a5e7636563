import { IMPORTED_CONTENT, CONTENT_COLUMNS } from '@solar/contracts/admin/content-columns';
import { CONTENT_FIELDS, type AdminContentEntry } from '@solar/contracts/admin/content-http';
import type { Page } from '@solar/contracts/common/pagination';
import { ImportRunner } from '@solar/service-kit/imports/import-runner';
import { auditOf } from '@solar/service-kit/testing/audit';
import { ImportClient } from '@solar/service-kit/testing/import-table';
import type { ContentDoc } from '../src/content/content.schema';
import { pageInput } from './admin-service';
import { siteFor } from './site';

const PATH = '/api/admin/admin/imports';

describe('tables of content', () => {
  const site = siteFor('editor');

  const client = (token = site.token) => new ImportClient(site.service, token, PATH);
  const stored = (kind: string, slug: string) =>
    site.service.db.collection<ContentDoc>('content').findOne({ kind, slug } as object);

  it('name only what entries have', () => {
    const texts =
      /^(?:slug|image\.(?:path|alt\.(?:en|fr))|(?:title|excerpt|body|metaTitle|metaDescription)\.(?:en|fr))$/;
    for (const kind of IMPORTED_CONTENT) {
      const own = Object.keys(CONTENT_FIELDS[kind].shape);
      const wrong = CONTENT_COLUMNS[kind].filter(({ path }) => {
        const [root, field = ''] = path.split('.');
        return root === 'fields' ? !own.includes(field) : !texts.test(path);
      });
      expect([kind, wrong]).toEqual([kind, []]);
    }
  });

  it('are previewed, imported as drafts, changed by the columns they have, and taken back', async () => {
    const kind = { kind: 'faqs' };
    const table =
      'Slug;Question;Titre;Answer;Topic\nhow-long;How long?;Combien de temps ?;<p>Ten years</p><script>x</script>;Warranty\nno-topic;Why?;;;\n';
    const { body: sent } = await client().upload(kind, table);
    expect(sent.mapping).toEqual({
      slug: 'Slug',
      titleEn: 'Question',
      titleFr: 'Titre',
      bodyEn: 'Answer',
      topic: 'Topic',
    });
    const { body: preview } = await client().preview(sent);
    expect(preview.counts).toEqual({ create: 1, update: 0, same: 0, skip: 0, bad: 1 });
    expect(preview.items[1]?.errors).toMatchObject([{ column: 'topic', code: 'missing' }]);
    expect(await stored('faqs', 'how-long')).toBeNull();

    await client().post(`${sent.id}/start`, { mapping: sent.mapping, rows: 'good' });
    expect(await client().ended(sent.id, 'done')).toMatchObject({ created: 1, leftOut: 1 });
    expect(await stored('faqs', 'how-long')).toMatchObject({
      title: { en: 'How long?', fr: 'Combien de temps ?' },
      body: { en: '<p>Ten years</p>' },
      fields: { topic: 'Warranty' },
      status: 'draft',
    });

    const next = 'slug,title,topic\nhow-long,How long?,Guarantee\nnew-one,New?,Guarantee\n';
    const second = await client().import(kind, next);
    expect(second).toMatchObject({ created: 1, updated: 1 });
    const changed = await stored('faqs', 'how-long');
    expect(changed).toMatchObject({
      body: { en: '<p>Ten years</p>' },
      fields: { topic: 'Guarantee' },
    });
    const entries = await auditOf(
      site.service,
      changed?._id ?? '',
      ({ action }) => action === 'changed',
    );
    expect(entries.at(-1)?.changes).toEqual([
      { field: 'fields.topic', from: 'Warranty', to: 'Guarantee' },
    ]);

    expect(await client().import(kind, next)).toMatchObject({ unchanged: 2, updated: 0 });
    expect(await client().undo(second.id)).toMatchObject({ undone: 2, kept: 0 });
    expect(await stored('faqs', 'new-one')).toBeNull();
    expect(await stored('faqs', 'how-long')).toMatchObject({ fields: { topic: 'Warranty' } });
  });

  it('put pages below others, also those of the same table, and keep what was changed since', async () => {
    const kind = { kind: 'pages' };
    await site.service.request('POST', '/api/admin/content/pages', {
      token: site.token,
      body: pageInput('support'),
    });
    const table =
      'slug,title,parent,in menu\nguides,Guides,support,yes\nfirst-guide,First guide,guides,no\nlost,Lost,nowhere,no\nodd,Odd,,maybe\n';
    const { body: sent } = await client().upload(kind, table);
    const { body: preview } = await client().preview(sent, { onlyBad: true });
    expect(preview.items.map(({ errors }) => errors[0])).toMatchObject([
      { column: 'parentId', code: 'unknown' },
      { column: 'showInMenu', code: 'not-valid' },
    ]);
    await client().post(`${sent.id}/start`, { mapping: sent.mapping, rows: 'good' });
    expect(await client().ended(sent.id, 'done')).toMatchObject({ created: 2, leftOut: 2 });
    const [support, guides, first] = [
      await stored('pages', 'support'),
      await stored('pages', 'guides'),
      await stored('pages', 'first-guide'),
    ];
    expect(guides?.fields).toMatchObject({ parentId: support?._id, showInMenu: true });
    expect(first?.fields).toMatchObject({ parentId: guides?._id, template: 'default' });

    const path = `/api/admin/content/pages/${first?._id}/status`;
    await site.service.request('PUT', path, { token: site.token, body: { status: 'published' } });
    expect(await client().undo(sent.id)).toMatchObject({ undone: 0, kept: 2 });
    expect(await stored('pages', 'guides')).not.toBeNull();
  });

  it('fill every part of a project, an article and a testimonial', async () => {
    const project =
      'slug,title,place,market segment,system,installed on,kwp,production,co2,monthly production,products,challenge,défi,picture,alt text\n' +
      'depot,Depot,Jebel Ali,industrial,on-grid,2026-02-01,"1250,5",2 100 000,900,1;2;3,panel-a | inverter-b,Heat,Chaleur,/images/site/desert-array,A depot\n';
    expect(await client().import({ kind: 'projects' }, project)).toMatchObject({ created: 1 });
    expect(await stored('projects', 'depot')).toMatchObject({
      image: { path: '/images/site/desert-array', alt: { en: 'A depot', fr: '' } },
      fields: {
        ...{ location: 'Jebel Ali', segment: 'industrial', capacityKwp: 1250.5 },
        ...{ annualProductionKwh: 2_100_000, monthlyKwh: [1, 2, 3] },
        ...{ products: ['panel-a', 'inverter-b'], challenge: { en: 'Heat', fr: 'Chaleur' } },
      },
    });
    const article = 'slug,title,text,author,date\nnews,News,<p>Word</p>,Ada,2026-03-01\n';
    expect(await client().import({ kind: 'blog-posts' }, article)).toMatchObject({ created: 1 });
    expect((await stored('blog-posts', 'news'))?.fields).toMatchObject({ readingMinutes: 1 });
    const words = 'slug,title,quote,customer,stars\nada,Fast,They came at once.,Ada,6\n';
    const { body } = await client().upload({ kind: 'testimonials' }, words);
    const { body: bad } = await client().preview(body);
    expect(bad.items[0]?.errors).toMatchObject([{ column: 'rating', code: 'not-valid' }]);
  });

  it.each(['csv', 'xlsx'] as const)(
    'come out as %s so that they can be sent back',
    async (format) => {
      const words =
        'slug,title,quote,customer,stars,role\nnoor,Quick,"Done, and well",Noor,5,Owner\n';
      await client().import({ kind: 'testimonials' }, words);
      for (const kind of IMPORTED_CONTENT) {
        const file = await client().file({ kind, format });
        expect(file.status).toBe(200);
        const { body } = await client().upload({ kind }, file.bytes);
        expect(Object.keys(body.mapping)).toEqual(CONTENT_COLUMNS[kind].map(({ name }) => name));
        const { body: preview } = await client().preview(body);
        const none = { create: 0, update: 0, skip: 0, bad: 0 };
        const count = await site.service.db.collection('content').countDocuments({ kind });
        expect([kind, preview.counts]).toEqual([kind, { ...none, same: count }]);
      }
    },
  );

  it('come out with formulas that no spreadsheet runs, and pages after those they stand below', async () => {
    const rows = 'slug,title,topic\nsum,=1+1,"a, b"\n';
    await client().import({ kind: 'faqs' }, rows);
    const { text } = await client().file({ kind: 'faqs', format: 'csv' });
    expect(text).toContain(`sum,"'=1+1",`);
    const pages = 'slug,title,parent\nlow,Low,\nhigh,High,\n';
    await client().import({ kind: 'pages' }, pages);
    await client().import({ kind: 'pages' }, 'slug,title,parent\nlow,Low,high\n');
    const tree = (await client().file({ kind: 'pages', format: 'csv' })).text;
    expect(tree.indexOf('\nhigh,')).toBeLessThan(tree.indexOf('\nlow,'));
  });

  it('come out as text where a cell of a spreadsheet is too small', async () => {
    const long = `<p>${'long '.repeat(8_000)}</p>`;
    await client().import({ kind: 'faqs' }, `slug,title,topic,text\nlong,Long,T,${long}\n`);
    const refused = await client().file({ kind: 'faqs', format: 'xlsx' });
    expect(refused).toMatchObject({ status: 422, body: { code: 'import.cell_too_long' } });
    expect((await client().file({ kind: 'faqs', format: 'csv' })).status).toBe(200);
  });

  it('are read as a kept mapping says, and mended where they are wrong', async () => {
    const { body } = await client().upload({ kind: 'faqs' }, 'slug,title,topic\nUPPER,A,T\n');
    expect(await client().keepAndMend('faqs', body)).toEqual([201, 200, 204, 200]);
  });

  it('are gone on with by another process, and written once', async () => {
    const rows = Array.from({ length: 60 }, (_, index) => `row-${index},Row ${index},Rows`);
    const { body } = await client().upload(
      { kind: 'faqs' },
      ['slug,title,topic', ...rows].join('\n'),
    );
    const imports = site.service.db.collection<{ _id: string }>('imports');
    const lost = { status: 'running', mapping: body.mapping, done: 50, created: 50 };
    await imports.updateOne({ _id: body.id }, { $set: { ...lost, updatedAt: new Date(0) } });
    await site.service.get(ImportRunner).goOn(new Date());
    expect(await client().ended(body.id, 'done')).toMatchObject({ created: 60, done: 60 });
    const query = { q: 'row-', pageSize: 100 };
    const list = await site.service.request<Page<AdminContentEntry>>(
      'GET',
      '/api/admin/content/faqs',
      {
        token: site.token,
        query,
      },
    );
    expect(list.body.total).toBe(10);
  });

  it('are refused to strangers, and for kinds that are not imported here', async () => {
    const table = 'slug,title,topic\na,A,T\n';
    const customer = await site.service.token({ approved: true });
    const warehouse = await site.service.token({ role: 'warehouse' });
    const { body } = await client().upload({ kind: 'faqs' }, table);
    for (const one of [customer, warehouse]) {
      expect((await client(one).upload({ kind: 'faqs' }, table)).status).toBe(403);
      expect((await client(one).get(body.id)).status).toBe(403);
      expect((await client(one).file({ kind: 'faqs', format: 'csv' })).status).toBe(403);
      expect((await client(one).post(`${body.id}/undo`)).status).toBe(403);
    }
    expect((await client().upload({ kind: 'suppliers' }, table)).status).toBe(404);
    expect((await client().file({ kind: 'suppliers', format: 'csv' })).status).toBe(404);
    expect((await client().file({ kind: 'faqs', format: 'pdf' })).status).toBe(400);
    expect((await client().upload({ kind: 'faqs' }, 'hello')).status).toBe(422);
  });
});
