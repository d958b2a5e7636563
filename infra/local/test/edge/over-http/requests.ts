import { request as httpRequest } from 'node:http';
import type { TestEdge } from '../support/test-edge';

/** What is passed on, and what is too large or too much. */
export function requests(edge: TestEdge): void {
  describe('requests', () => {
    it('a harmless request id is passed on, another one is replaced', async () => {
      const idSeenByService = async (sent: string): Promise<string> => {
        const response = await edge.get('/api/catalog/x', { 'x-request-id': sent });
        const body = (await response.json()) as { headers: Record<string, string> };
        expect(response.headers.get('x-request-id')).toBe(body.headers['x-request-id']);
        return String(body.headers['x-request-id']);
      };
      expect(await idSeenByService('abcdef-123456')).toBe('abcdef-123456');
      expect(await idSeenByService('bad id {"x"}')).toMatch(/^[0-9a-f]{32}$/);
    });

    it.each([
      ['/api/catalog/import', 1_100_000, 413],
      ['/api/admin/media', 1_100_000, 200],
      ['/api/admin/media', 17_000_000, 413],
      ['/api/admin/media/med_1', 1_100_000, 413],
      // Let through, to the service that stays away here.
      ['/api/support/attachments', 1_100_000, 502],
      ['/api/support/attachments', 17_000_000, 413],
      ['/api/support/attachments/att_1', 1_100_000, 413],
      ['/api/checkout/return-pictures', 1_100_000, 200],
      ['/api/checkout/return-pictures/rpi_1', 1_100_000, 413],
      ['/api/catalog/admin/imports', 1_100_000, 200],
      ['/api/catalog/admin/imports/imp_1/start', 1_100_000, 413],
    ])('%s with %d bytes is %d', async (path, bytes, status) => {
      const response = await fetch(`${edge.origin}${path}`, {
        method: 'POST',
        body: Buffer.alloc(bytes),
      });
      expect(response.status).toBe(status);
      if (status === 413) expect(await response.json()).toMatchObject({ code: 'body.too_large' });
    });

    it('the chat is upgraded to a WebSocket', async () => {
      await edge.echo('account');
      const path = '/api/support/chat?ticket=1';
      const answer = await new Promise<string>((done, failed) => {
        httpRequest(`${edge.origin}${path}`, {
          headers: { connection: 'Upgrade', upgrade: 'websocket' },
        })
          .on('upgrade', (response, socket) => {
            socket.destroy();
            done(String(response.headers['x-chat']));
          })
          .on('response', (response) => failed(new Error(`no upgrade: ${response.statusCode}`)))
          .on('error', failed)
          .end();
      });
      expect(answer).toBe(path);
    });

    it('a flood from one address is slowed with a 429 problem', async () => {
      const flood = Array.from({ length: 300 }, () => edge.get('/api/catalog/x'));
      const statuses = (await Promise.all(flood)).map(({ status }) => status);
      expect(new Set(statuses)).toEqual(new Set([200, 429]));
    });
  });
}
