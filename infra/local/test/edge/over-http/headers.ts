import { HASHED, type TestEdge } from '../support/test-edge';

/** What every answer carries. */
export function headers(edge: TestEdge): void {
  describe('headers', () => {
    it.each(['/', '/api/catalog/x', '/api/nothing', `/${HASHED}`, '/payments/stripe.js'])(
      '%s carries the security headers once',
      async (path) => {
        const { headers } = await edge.get(path);
        expect(headers.get('content-security-policy')).toMatch(
          /^default-src 'self'; .*object-src 'none'/,
        );
        expect(headers.get('x-content-type-options')).toBe('nosniff');
        expect(headers.get('x-frame-options')).toBe('DENY');
        expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
        expect(headers.get('strict-transport-security')).toBeNull();
        expect(headers.get('server')).toBe('nginx');
      },
    );

    it('the policy lets in the tag that the settings may name and the players of videos, and nobody else', async () => {
      const { headers } = await edge.get('/');
      const policy = headers.get('content-security-policy') ?? '';
      const hosts = policy.match(/https?:[^ ;]+/g);
      const players = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];
      expect(policy.match(/frame-src ([^;]+)/)?.[1]?.split(' ')).toEqual(
        expect.arrayContaining(players),
      );
      expect(new Set(hosts)).toEqual(
        new Set([
          'https://www.googletagmanager.com',
          'https://www.google-analytics.com',
          'https://region1.google-analytics.com',
          'https://analytics.google.com',
          'https://region1.analytics.google.com',
          ...players,
        ]),
      );
    });

    it('transport security is announced only where a proxy in front speaks https', async () => {
      const { headers } = await edge.get('/', { 'x-forwarded-proto': 'https' });
      expect(headers.get('strict-transport-security')).toMatch(/^max-age=31536000/);
    });
  });
}
