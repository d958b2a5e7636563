import { Passwords } from '../src/auth/passwords';

const passwords = new Passwords();

it('keeps a password as an argon2id hash and finds it again', async () => {
  const hash = await passwords.hash('Correct#Horse9');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.matches('Correct#Horse9', hash)).toBe(true);
  expect(await passwords.matches('Correct#Horse8', hash)).toBe(false);
});

it('takes as long for somebody who does not exist', async () => {
  const hash = await passwords.hash('Correct#Horse9');
  const time = async (stored: string | undefined) => {
    const times: number[] = [];
    for (let i = 0; i < 7; i += 1) {
      const began = process.hrtime.bigint();
      expect(await passwords.matches('Wrong#Horse9', stored)).toBe(false);
      times.push(Number(process.hrtime.bigint() - began));
    }
    return Math.min(...times);
  };
  const [known, unknown] = [await time(hash), await time(undefined)];
  expect(unknown).toBeGreaterThan(known / 2);
  expect(unknown).toBeLessThan(known * 2);
});
