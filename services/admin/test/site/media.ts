import type { MediaFolders, MediaUses } from '@solar/contracts/admin/media-http';
import type { Media } from '@solar/contracts/admin/site-http';
import { productsWithMedia } from '@solar/contracts/catalog/rpc';
import type { Page } from '@solar/contracts/common/pagination';
import type { Problem } from '@solar/contracts/common/problem';
import sharp from 'sharp';
import { projectInput, text } from '../admin-service';
import type { Site } from '../site';

/** Pictures and documents. */
export function mediaLibrary(site: Site): void {
  describe('media', () => {
    function multipart(filename: string, bytes: Buffer) {
      const boundary = 'solar-boundary';
      const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${filename}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
      return {
        headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
        body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
      };
    }
    const upload = (filename: string, bytes: Buffer) =>
      site.service.request<Media>('POST', '/api/admin/media', {
        token: site.token,
        ...multipart(filename, bytes),
      });
    const sizesMade = (path: string) =>
      site.service.waitFor(async () => {
        const { productPicture } = (
          await site.service.request<Media>('GET', path, { token: site.token })
        ).body;
        return productPicture?.state === 'ready' && productPicture;
      });

    it('takes the type from the content and serves the file', async () => {
      const png = await sharp({ create: { width: 8, height: 4, channels: 3, background: '#fa0' } })
        .png()
        .toBuffer();
      const stored = await upload('roof.exe', png);
      expect(stored.body).toMatchObject({ contentType: 'image/png', width: 8, height: 4 });
      const served = await site.service.request('GET', stored.body.path);
      expect(served.status).toBe(200);
      expect(served.headers['content-type']).toBe('image/png');
    });

    it('makes the sizes that a product shows of a picture, once', async () => {
      const photo = { width: 30, height: 10, channels: 3, background: '#fa0' } as const;
      const { body } = await upload('panel.png', await sharp({ create: photo }).png().toBuffer());
      const path = `/api/admin/media/${body.id}`;
      expect(body.productPicture).toBeUndefined();
      expect((await site.service.request('POST', `${path}/product-picture`)).status).toBe(401);
      const warehouse = await site.service.token({ role: 'warehouse' });
      const stranger = { token: warehouse };
      expect((await site.service.request('POST', `${path}/product-picture`, stranger)).status).toBe(
        403,
      );
      const ask = () =>
        site.service.request<Media>('POST', `${path}/product-picture`, { token: site.token });
      expect((await ask()).body.productPicture?.state).toMatch(/waiting|making|ready/);
      const ready = await sizesMade(path);
      expect(ready).toMatchObject({ done: ready.total });
      const shown = await site.service.request(
        'GET',
        `/api/bucket/products/${ready.folder}/main.jpg`,
      );
      expect(shown.headers['content-type']).toBe('image/jpeg');
      expect((await ask()).body.productPicture).toEqual(ready);
      const small = `/api/bucket/products/${ready.folder}/main-160.avif`;
      expect((await site.service.request('GET', small)).status).toBe(200);
      const pdf = (await upload('sheet.png', Buffer.from('%PDF-1.7'))).body;
      const refused = await site.service.request<Problem>(
        'POST',
        `/api/admin/media/${pdf.id}/product-picture`,
        { token: site.token },
      );
      expect([refused.status, refused.body.code]).toEqual([422, 'media.not_a_picture']);
    });

    it('takes a 3D model that holds all that it shows, and serves it as what it is', async () => {
      const glb = (uri?: string) => {
        const json = JSON.stringify({
          asset: { version: '2.0' },
          buffers: [{ byteLength: 0, uri }],
        });
        const text = Buffer.from(json.padEnd(Math.ceil(json.length / 4) * 4));
        const head = Buffer.alloc(20);
        head.write('glTF');
        [2, head.length + text.length, text.length, 0x4e4f534a].forEach((value, index) =>
          head.writeUInt32LE(value, 4 + index * 4),
        );
        return Buffer.concat([head, text]);
      };
      const kept = await upload('inverter.pdf', glb());
      expect(kept.body).toMatchObject({ contentType: 'model/gltf-binary', width: null });
      const served = await site.service.request('GET', kept.body.path);
      expect(served.headers['content-type']).toBe('model/gltf-binary');
      const [elsewhere, cut] = [glb('https://other.example/a.bin'), glb().subarray(0, -4)];
      for (const refused of [elsewhere, cut]) {
        expect((await upload('inverter.glb', refused)).status).toBe(422);
      }
    });

    it('keeps files in folders, finds them by name and says where they are shown', async () => {
      const png = await sharp({ create: { width: 8, height: 4, channels: 3, background: '#0af' } })
        .png()
        .toBuffer();
      const { body: file } = await upload('villa-roof.png', png);
      const path = `/api/admin/media/${file.id}`;
      const ask = <T>(method: 'GET' | 'PUT' | 'POST', to: string, body?: unknown) =>
        site.service.request<T>(method, to, { token: site.token, ...(body ? { body } : {}) });
      const change = { filename: 'Villa roof.png', folder: 'villas' };
      expect((await ask<Media>('PUT', path, change)).body).toMatchObject(change);
      expect((await ask('PUT', path, { ...change, folder: '../x' })).status).toBe(400);
      const folders = await ask<MediaFolders>('GET', '/api/admin/media/folders');
      expect(folders.body.items).toContainEqual({ folder: 'villas', files: 1 });
      const found = await ask<Page<Media>>('GET', '/api/admin/media?q=villa&folder=villas');
      expect(found.body.items.map(({ id }) => id)).toEqual([file.id]);

      const article = {
        ...projectInput('shows-a-file'),
        body: text(`<p><img src="${file.path}" alt="Roof"></p>`),
      };
      await ask('POST', '/api/admin/content/projects', article);
      const uses = await ask<MediaUses>('GET', `${path}/uses`);
      expect(uses.body.items.map(({ kind, title }) => [kind, title.en])).toEqual([
        ['projects', 'Rooftop in Al Quoz'],
      ]);
      expect((await site.service.request('GET', `${path}/uses`)).status).toBe(401);
      expect((await ask('GET', `${path.slice(0, -1)}!/uses`)).status).toBe(404);
    });

    it('asks the catalogue which products show a file, and says so when it does not answer', async () => {
      const png = await sharp({ create: { width: 8, height: 4, channels: 3, background: '#0af' } })
        .png()
        .toBuffer();
      const { body: file } = await upload('module.png', png);
      const path = `/api/admin/media/${file.id}`;
      const uses = async () =>
        (await site.service.request<MediaUses>('GET', `${path}/uses`, { token: site.token })).body;
      expect((await uses()).products).toBeNull();
      await site.service.request('POST', `${path}/product-picture`, { token: site.token });
      // Made in the background, where the tests after this one would still find it at work.
      await sizesMade(path);
      const product = {
        productId: 'prd_1',
        sku: 'M1',
        name: 'Module',
        shownAs: 'picture' as const,
      };
      const asked: unknown[] = [];
      const catalogue = site.service.stubRpc(productsWithMedia, (file) => {
        asked.push(file);
        return { total: 1, products: [product] };
      });
      expect((await uses()).products).toEqual({ total: 1, products: [product] });
      catalogue.stop();
      expect(asked).toEqual([{ path: file.path, folder: file.id.toLowerCase().replace('_', '-') }]);
    });

    it('drops scripts from SVG and refuses other files', async () => {
      const svg =
        '<svg xmlns="http://www.w3.org/2000/svg" onload="x()"><script>x()</script><rect width="4" height="4" fill="#fa0"/></svg>';
      const stored = await upload('logo.svg', Buffer.from(svg));
      const served = await site.service.request('GET', stored.body.path);
      expect(served.text).toContain('<rect');
      expect(served.text).not.toMatch(/script|onload/);
      expect((await upload('tool.png', Buffer.from('MZ not a picture'))).status).toBe(422);
    });

    it('never leaves its folder and fetches from allowed hosts only', async () => {
      for (const path of [
        '/api/bucket/..%2f..%2fetc%2fpasswd',
        '/api/bucket/%2e%2e/secret.png',
        '/api/bucket/none.png',
      ]) {
        expect((await site.service.request('GET', path)).status).toBe(404);
      }
      const proxied = await site.service.request<Problem>('GET', '/api/proxy-image', {
        query: { url: 'http://127.0.0.1:8222/varz' },
      });
      expect(proxied.body.code).toBe('image.host_not_allowed');
    });
  });
}
