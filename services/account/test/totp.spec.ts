import { newRecoveryCodes, recoveryHash } from '../src/second-factor/recovery-codes';
import {
  base32,
  codeOfStep,
  fromBase32,
  newTotpSecret,
  otpauthUri,
  stepAt,
  stepOfCode,
} from '../src/second-factor/totp';

/** The secret of the test vectors of RFC 4226 and RFC 6238. */
const SECRET = base32(Buffer.from('12345678901234567890'));
const STEP_MS = 30_000;

it.each([
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('writes and reads Base32 as RFC 4648 does: %s', (text, encoded) => {
  expect(base32(Buffer.from(text))).toBe(encoded);
  expect(fromBase32(encoded).toString()).toBe(text);
});

it('makes the codes of RFC 4226, appendix D', () => {
  const codes = Array.from({ length: 10 }, (_, step) => codeOfStep(SECRET, step));
  expect(codes).toEqual([
    '755224',
    '287082',
    '359152',
    '969429',
    '338314',
    '254676',
    '287922',
    '162583',
    '399871',
    '520489',
  ]);
});

it.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('makes the code of RFC 6238, appendix B, at %d s', (seconds, code) => {
  expect(codeOfStep(SECRET, stepAt(seconds * 1_000), 8)).toBe(code);
});

it('takes a code one step early or late and no further', () => {
  const time = 1_700_000_000_000;
  const step = stepAt(time);
  const code = codeOfStep(SECRET, step);
  for (const drift of [-1, 0, 1]) {
    expect(stepOfCode(SECRET, code, time + drift * STEP_MS)).toBe(step);
  }
  for (const drift of [-2, 2]) {
    expect(stepOfCode(SECRET, code, time + drift * STEP_MS)).toBeNull();
  }
  for (const wrong of ['', '12345', `${code}0`, 'abcdef']) {
    expect(stepOfCode(SECRET, wrong, time)).toBeNull();
  }
});

it('names shop and account to the authenticator app', () => {
  const uri = new URL(otpauthUri(SECRET, 'Sun & Co', 'a+b@example.com'));
  expect(uri.protocol).toBe('otpauth:');
  expect(decodeURIComponent(uri.pathname)).toMatch(/Sun & Co:a\+b@example\.com$/);
  expect(uri.searchParams.get('secret')).toBe(SECRET);
  expect(uri.searchParams.get('issuer')).toBe('Sun & Co');
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
});

it('makes ten different recovery codes and knows one however it is typed', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  const [code = ''] = codes;
  expect(code).toMatch(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/);
  const typed = code.toUpperCase().replaceAll('-', ' ');
  expect(recoveryHash(typed)).toBe(recoveryHash(code));
});
