import * as argon2 from '@node-rs/argon2';
import { Passwords } from '../src/auth/passwords';

jest.mock('@node-rs/argon2', () => {
  const actual = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return { ...actual, verify: jest.fn(actual.verify) };
});

const passwords = new Passwords();

/** Algorithm, version and cost of a hash, and the lengths of its salt and digest: what the time of a comparison follows from. */
const cost = (hash: string) => {
  const [, algorithm, version, parameters, salt, digest] = hash.split('$');
  return { algorithm, version, parameters, salt: salt?.length, digest: digest?.length };
};

it('keeps a password as an argon2id hash and finds it again', async () => {
  const hash = await passwords.hash('Correct#Horse9');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.matches('Correct#Horse9', hash)).toBe(true);
  expect(await passwords.matches('Correct#Horse8', hash)).toBe(false);
});

it('does the same work for somebody who does not exist', async () => {
  const hash = await passwords.hash('Correct#Horse9');
  const verify = jest.mocked(argon2.verify).mockClear();
  expect(await passwords.matches('Wrong#Horse9', hash)).toBe(false);
  expect(await passwords.matches('Wrong#Horse9', undefined)).toBe(false);
  const [known, unknown] = verify.mock.calls.map(([stored]) => cost(String(stored)));
  expect(known).toEqual(cost(hash));
  expect(unknown).toEqual(known);
});
