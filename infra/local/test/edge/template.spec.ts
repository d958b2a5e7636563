import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
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

test('the policy names outside parties only where they are allowed, and never inline or evaluated code', () => {
  expect(policyFor('')).not.toMatch(/https?:/);
  expect(policyFor('stripe').match(/https:[^ ;]+/g)).toEqual([
    'https://js.stripe.com',
    'https://api.stripe.com',
    'https://js.stripe.com',
    'https://hooks.stripe.com',
  ]);
  expect(policyFor('google-tag')).toMatch(
    /script-src 'self' https:\/\/www\.googletagmanager\.com;/,
  );
  expect(policyFor('video')).toMatch(/frame-src 'self' https:\/\/www\.youtube-nocookie\.com /);
  for (const parties of ['', 'stripe', 'google-tag', 'stripe google-tag']) {
    expect(policyFor(parties)).toMatch(/script-src 'self'/);
    expect(policyFor(parties)).not.toMatch(/unsafe-|\*|http:|\$/);
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

/** The policy as nginx puts it together: each variable of it is a map over the names of the parties. */
function policyFor(parties: string): string {
  const [edge, maps] = ['edge', 'outside-parties'].map((name) =>
    readFileSync(join(NGINX, `templates/${name}.conf.template`), 'utf8'),
  );
  const policy = /set \$solar_csp "([^"]+)"/.exec(edge ?? '')?.[1] ?? '';
  const map = /map "\$\{EDGE_PARTIES\}" (\$\w+) \{\s+default "";\s+"~([^"]+)" "([^"]+)";\s+\}/g;
  return [...(maps ?? '').matchAll(map)].reduce(
    (text, [, variable = '', name = '', hosts = '']) =>
      text.replace(variable, new RegExp(name).test(parties) ? hosts : ''),
    policy,
  );
}
