import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { policyExtras } from '../../src/edge/content-policy';
import { fillTemplate } from '../../src/edge/template';

const NGINX = join(__dirname, '../../../nginx');

test('upper-case names are filled, nginx variables stay', () => {
  expect(fillTemplate('listen ${PORT}; return $uri ${host};', { PORT: '80' })).toBe(
    'listen 80; return $uri ${host};',
  );
});

test('a name without a value is an error, not an empty text', () => {
  expect(() => fillTemplate('root ${WWW};', {})).toThrow(/WWW/);
});

test('no policy, with or without Stripe, allows inline or evaluated code', () => {
  const template = readFileSync(join(NGINX, 'templates/edge.conf.template'), 'utf8');
  const policy = /set \$solar_csp "([^"]+)"/.exec(template)?.[1] ?? '';
  for (const usesStripe of [false, true]) {
    const filled = fillTemplate(policy, policyExtras(usesStripe));
    expect(filled).toMatch(/script-src 'self'/);
    expect(filled).not.toMatch(/unsafe-|\*|http:/);
    expect(filled.includes('stripe.com')).toBe(usesStripe);
  }
});

test('a location that adds a header brings the security headers along', () => {
  const files = ['conf', 'templates', 'local', 'container'].flatMap((dir) =>
    readdirSync(join(NGINX, dir)).map((name) => join(NGINX, dir, name)),
  );
  const adding = files.filter(
    (file) =>
      !file.endsWith('security-headers.conf') && /add_header/.test(readFileSync(file, 'utf8')),
  );
  expect(adding).toEqual([]);
});
