import type { TestEdge } from '../support/test-edge';

/** What is answered when a service or a replica is away. */
export function failing(edge: TestEdge): void {
  describe('what fails', () => {
    it.each(['GET', 'PUT', 'DELETE'])(
      'a %s that a dying replica had received is answered by another one',
      async (method) => {
        edge.asked.length = 0;
        for (let i = 0; i < 4; i += 1) {
          const response = await fetch(`${edge.origin}/api/inventory/stock`, { method });
          expect(response.status).toBe(200);
        }
        expect(edge.asked).toContain(method);
      },
    );

    it('a POST that a dying replica had received is left to the client, and goes nowhere else', async () => {
      edge.asked.length = 0;
      const statuses: number[] = [];
      for (let i = 0; i < 4; i += 1) {
        const body = '{}';
        const response = await fetch(`${edge.origin}/api/inventory/stock`, {
          method: 'POST',
          body,
        });
        statuses.push(response.status);
      }
      expect(edge.asked.length).toBeGreaterThan(0);
      expect(statuses.filter((status) => status === 502)).toHaveLength(edge.asked.length);
    });

    it('a POST is answered although a replica is not up', async () => {
      for (let i = 0; i < 4; i += 1) {
        const response = await fetch(`${edge.origin}/api/catalog/products`, {
          method: 'POST',
          body: '{}',
        });
        expect(response.status).toBe(200);
      }
    });

    it("a service's own 404 passes as it is", async () => {
      const response = await edge.get('/api/catalog/missing');
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ name: 'catalog' });
    });

    it('a service that is away is a 502 problem, and the rest goes on', async () => {
      const response = await edge.get('/api/auth/me');
      expect(response.status).toBe(502);
      const problem = (await response.json()) as { code: string; requestId: string };
      expect(problem.code).toBe('service.unavailable');
      expect(response.headers.get('x-request-id')).toBe(problem.requestId);
      expect((await edge.get('/api/catalog/products')).status).toBe(200);
    });
  });
}
