import { SerialisedAnswers } from '../../src/answers/serialised-answers';
import type { CatalogueIndex } from '../../src/index/catalogue-index';

/** An answer that is made when the test says so. */
function slow() {
  const made: { end: (text: string) => void; fail: () => void }[] = [];
  const make = () =>
    new Promise<object>((resolve, reject) => {
      made.push({
        end: (text) => resolve({ text }),
        fail: () => reject(new Error('No product')),
      });
    });
  return { made, make };
}

const textOf = ({ bytes }: { bytes: Buffer }) =>
  (JSON.parse(String(bytes)) as { text: string }).text;

describe('answers that take long', () => {
  const index = { version: '1' };
  const answers = new SerialisedAnswers(index as CatalogueIndex);
  const ask = (make: () => Promise<object>, audience = 'everybody') =>
    answers.getSlow(audience, 'fit', make);

  beforeEach(() => {
    index.version = `${Number(index.version) + 1}`;
  });

  it('are made once for all who ask meanwhile, and kept', async () => {
    const { made, make } = slow();
    const asked = [ask(make), ask(make)];
    made[0]?.end('first');
    expect((await Promise.all(asked)).map(textOf)).toEqual(['first', 'first']);
    expect(textOf(await ask(make))).toBe('first');
    expect(made).toHaveLength(1);
  });

  it('are not kept when the catalogue has changed meanwhile', async () => {
    const { made, make } = slow();
    const old = ask(make);
    index.version += '0';
    const current = ask(make);
    made[1]?.end('new');
    expect(textOf(await current)).toBe('new');
    made[0]?.end('old');
    expect(textOf(await old)).toBe('old');
    expect(textOf(await ask(make))).toBe('new');
    expect(made).toHaveLength(2);
  });

  it('are not shared with another audience', async () => {
    const { made, make } = slow();
    const asked = [ask(make), ask(make, 'approved')];
    made[0]?.end('without prices');
    made[1]?.end('with prices');
    expect((await Promise.all(asked)).map(textOf)).toEqual(['without prices', 'with prices']);
  });

  it('are tried again after a failure', async () => {
    const { made, make } = slow();
    const failed = ask(make);
    made[0]?.fail();
    await expect(failed).rejects.toThrow('No product');
    const again = ask(make);
    made[1]?.end('now');
    expect(textOf(await again)).toBe('now');
  });
});
