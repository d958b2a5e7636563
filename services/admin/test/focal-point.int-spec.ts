import type { AuditView } from '@solar/contracts/admin/audit-http';
import type { AdminContentEntry, ContentEntry } from '@solar/contracts/admin/content-http';
import type { ContentPreviewLink } from '@solar/contracts/admin/content-history-http';
import type { Media } from '@solar/contracts/admin/site-http';
import type { Page } from '@solar/contracts/common/pagination';
import type { Problem } from '@solar/contracts/common/problem';
import type { TestService } from '@solar/service-kit/testing/test-service';
import sharp from 'sharp';
import { projectInput, startAdmin, text } from './admin-service';

const CHANGE = { filename: 'roof.png', folder: '' };
const PROJECTS = '/api/admin/content/projects';

describe('focal point of a picture', () => {
  let service: TestService;
  let admin: string;
  let png: Buffer;

  beforeAll(async () => {
    service = await startAdmin();
    admin = await service.token({ role: 'admin' });
    png = await sharp({ create: { width: 8, height: 4, channels: 3, background: '#fa0' } })
      .png()
      .toBuffer();
  });
  afterAll(() => service.close());

  const ask = <T>(method: 'GET' | 'PUT' | 'POST', path: string, body?: unknown, token = admin) =>
    service.request<T>(method, path, { token, ...(body ? { body } : {}) });

  async function upload(bytes: Buffer): Promise<Media> {
    const head =
      '--solar\r\ncontent-disposition: form-data; name="file"; filename="roof.png"\r\ncontent-type: application/octet-stream\r\n\r\n';
    const { body } = await service.request<Media>('POST', '/api/admin/media', {
      token: admin,
      headers: { 'content-type': 'multipart/form-data; boundary=solar' },
      body: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--solar--\r\n')]),
    });
    return body;
  }

  it('is kept with the picture, shown by every entry that has it, and dropped again', async () => {
    const file = await upload(png);
    const path = `/api/admin/media/${file.id}`;
    const focalPoint = { x: 80, y: 25 };
    const image = { path: file.path, alt: text('Roof') };
    const { body: made } = await ask<AdminContentEntry>('POST', PROJECTS, {
      ...projectInput('focal-point'),
      image,
    });
    await ask('POST', PROJECTS, projectInput('no-picture'));
    await ask('PUT', `${PROJECTS}/${made.id}/status`, { status: 'published' });
    const read = () => service.request<ContentEntry>('GET', '/api/content/projects/focal-point');
    const before = await read();
    expect([before.status, before.body.focalPoint]).toEqual([200, undefined]);

    const changed = await ask<Media>('PUT', path, { ...CHANGE, focalPoint });
    expect(changed.body.focalPoint).toEqual(focalPoint);
    expect((await ask<Media>('GET', path)).body.focalPoint).toEqual(focalPoint);
    expect((await read()).body).toMatchObject({ image, focalPoint });
    const list = await service.request<Page<ContentEntry>>('GET', '/api/content/projects');
    expect(list.body.items.find(({ id }) => id === made.id)?.focalPoint).toEqual(focalPoint);
    const edited = await ask<AdminContentEntry>('GET', `${PROJECTS}/${made.id}`);
    expect(edited.body.focalPoint).toEqual(focalPoint);
    const link = await ask<ContentPreviewLink>('POST', `${PROJECTS}/${made.id}/preview-link`);
    const preview = await service.request<ContentEntry>(
      'GET',
      link.body.path.replace('/preview/', '/api/content/previews/'),
    );
    expect(preview.body.focalPoint).toEqual(focalPoint);

    // A change of the name alone leaves it as it is.
    expect((await ask<Media>('PUT', path, CHANGE)).body.focalPoint).toEqual(focalPoint);
    await ask('PUT', path, { ...CHANGE, focalPoint: null });
    expect((await read()).body.focalPoint).toBeUndefined();
  });

  it('stands in the history of the picture', async () => {
    const { id } = await upload(png);
    await ask('PUT', `/api/admin/media/${id}`, { ...CHANGE, focalPoint: { x: 0, y: 100 } });
    const fields = await service.waitFor(async () => {
      const { body } = await ask<Page<AuditView>>('GET', `/api/admin/audit/media/${id}`);
      const changed = body.items.find(({ action }) => action === 'changed');
      return changed?.changes.map(({ field }) => field);
    });
    expect(fields.join()).toContain('focalPoint');
  });

  it('is refused for strangers, places outside or between the steps, and other files', async () => {
    const path = `/api/admin/media/${(await upload(png)).id}`;
    const put = (x: number, y: number, token?: string) =>
      ask<Problem>('PUT', path, { ...CHANGE, focalPoint: { x, y } }, token);
    expect((await service.request('PUT', path, { body: CHANGE })).status).toBe(401);
    const warehouse = await service.token({ role: 'warehouse' });
    expect((await put(5, 5, warehouse)).status).toBe(403);
    for (const [x, y] of [
      [101, 0],
      [0, -5],
      [33, 50],
    ] as const) {
      expect((await put(x, y)).status).toBe(400);
    }
    const pdf = await upload(Buffer.from('%PDF-1.7'));
    const refused = await ask<Problem>('PUT', `/api/admin/media/${pdf.id}`, {
      ...CHANGE,
      focalPoint: { x: 0, y: 0 },
    });
    expect([refused.status, refused.body.code]).toEqual([422, 'media.not_a_picture']);
  });

  it('of a picture is kept apart from its crop, which is a file of its own', async () => {
    const pixels = { width: 200, height: 100, channels: 3, background: '#fa0' } as const;
    const file = await upload(await sharp({ create: pixels }).png().toBuffer());
    const path = `/api/admin/media/${file.id}/crops`;
    const crop = { left: 25, top: 10, width: 50, height: 40 };
    const made = await ask<Media>('POST', path, crop);
    expect([made.status, made.body.width, made.body.height]).toEqual([201, 100, 40]);
    expect(made.body).toMatchObject({ filename: 'roof (crop).png', contentType: 'image/png' });
    expect(made.body.path).not.toBe(file.path);
    expect((await ask<Media>('GET', `/api/admin/media/${file.id}`)).body.width).toBe(200);

    for (const wrong of [{}, { ...crop, width: 0 }, { ...crop, left: 60 }, { ...crop, top: -1 }]) {
      expect((await ask('POST', path, wrong)).status).toBe(400);
    }
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg"><rect width="4" height="4"/></svg>',
    );
    const drawing = `/api/admin/media/${(await upload(svg)).id}/crops`;
    expect((await ask<Problem>('POST', drawing, crop)).body.code).toBe('media.not_a_picture');
    expect((await service.request('POST', path, { body: crop })).status).toBe(401);
    const contributor = await service.token({ role: 'user', approved: true });
    expect((await ask('POST', path, crop, contributor)).status).toBe(403);
  });
});
