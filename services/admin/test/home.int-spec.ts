import {
  HOME_SECTION_IDS,
  HOME_SECTIONS,
  type Home,
  type HomeSection,
} from '@solar/contracts/admin/home-http';
import type { MediaUses } from '@solar/contracts/admin/media-http';
import type { Media, PublicSettings } from '@solar/contracts/admin/site-http';
import type { Problem } from '@solar/contracts/common/problem';
import { auditOf } from '@solar/service-kit/testing/audit';
import sharp from 'sharp';
import { siteFor } from './site';

const HOME = '/api/admin/home';

describe('the home page', () => {
  const site = siteFor('editor');

  const read = async () =>
    (await site.service.request<Home>('GET', HOME, { token: site.token })).body;
  const replace = (sections: readonly object[], version: number, token = site.token) =>
    site.service.request<Home & Problem>('PUT', HOME, { token, body: { sections, version } });
  const shown = async () =>
    (await site.service.request<PublicSettings>('GET', '/api/content/settings')).body.home;
  const section = (id: HomeSection['id'], edit: Partial<HomeSection> = {}): HomeSection => ({
    ...{ id, shown: true, texts: [], picture: null, ...edit },
  });
  const plain = HOME_SECTION_IDS.map((id) => section(id));

  it('is built in while nobody edits it, with its texts for editors', async () => {
    expect(await shown()).toBeUndefined();
    const home = await read();
    expect(home).toMatchObject({ sections: plain, version: 0 });
    for (const id of HOME_SECTION_IDS) {
      expect(Object.keys(home.defaults[id]).sort()).toEqual([...HOME_SECTIONS[id].texts].sort());
    }
  });

  it('shows visitors the sections that are on, in their order, with their texts and pictures', async () => {
    const png = await sharp({ create: { width: 8, height: 4, channels: 3, background: '#0af' } })
      .png()
      .toBuffer();
    const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
    const { body: file } = await site.service.request<Media>('POST', '/api/admin/media', {
      token: site.token,
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      body: Buffer.concat([Buffer.from(head), png, Buffer.from('\r\n--b--\r\n')]),
    });
    const title = { key: 'title', text: { en: 'Sun at work', fr: 'Le soleil au travail' } };
    const [hero, featured, ...others] = plain;
    if (!hero || !featured) throw new Error('The sections are there');
    const sections = [
      { ...hero, texts: [title], picture: file.path },
      ...others.map((one) => (one.id === 'awards' ? { ...one, shown: false } : one)),
      featured,
    ];
    expect((await replace(sections, 0)).body).toMatchObject({ sections, version: 1 });
    const home = await shown();
    expect(home?.map(({ id }) => id)).toEqual(
      sections.filter(({ id }) => id !== 'awards').map(({ id }) => id),
    );
    expect(home?.[0]).toEqual({ id: 'hero', texts: [title], picture: file.path });

    const uses = `/api/admin/media/${file.id}/uses`;
    const { body } = await site.service.request<MediaUses>('GET', uses, { token: site.token });
    // No catalogue runs here to be asked.
    expect(body).toEqual({ items: [], settings: false, home: true, products: null });
    const [entry] = await auditOf(site.service, 'home');
    expect(entry).toMatchObject({ thing: { type: 'home' }, via: `PUT ${HOME}` });
    expect(entry?.changes).toContainEqual({
      ...{ field: 'sections[hero].texts[title].text.en', from: null, to: 'Sun at work' },
    });
  });

  it('refuses what is no section, an older state, and everybody but publishers', async () => {
    const { version } = await read();
    const [hero, ...others] = plain;
    const wrong: (readonly object[])[] = [
      others,
      [...others, section('hero')],
      [section('hero', { shown: false }), ...others],
      [section('hero', { texts: [{ key: 'nothing', text: { en: 'x', fr: '' } }] }), ...others],
      [section('hero', { texts: [{ key: 'title', text: { en: '', fr: 'x' } }] }), ...others],
      [section('hero', { picture: 'https://elsewhere.example/a.png' }), ...others],
      [hero ?? {}, ...others.map((one) => ({ ...one, picture: '/api/bucket/uploads/a.png' }))],
      [hero ?? {}, ...others.slice(1), section('awards')],
    ];
    for (const sections of wrong) expect((await replace(sections, version)).status).toBe(400);
    const late = await replace(plain, version - 1);
    expect([late.status, late.body.code]).toEqual([409, 'conflict.version']);
    const contributor = await site.service.token({ role: 'contributor' });
    expect((await replace(plain, version, contributor)).status).toBe(403);
    expect((await site.service.request('GET', HOME)).status).toBe(401);
    expect((await site.service.request('PUT', HOME, { body: {} })).status).toBe(401);
  });
});
