import { resolve } from 'node:path';
import { Masters, digestOf } from '../src/pictures/masters';
import { standardRenditions, type Drawing } from '../src/pictures/rendition';
import { readDemoProducts } from '../src/demo-catalogue';
import { Renders } from '../src/pictures/renders';
import { productDrawings } from '../src/product-drawings';

const CATALOGUE = resolve(__dirname, '../../../services/catalog/demo/catalogue.json');

describe('masters', () => {
  it('has a picture of a drawing as long as that stays as it is', async () => {
    const masters = await Masters.read();
    const pictures = productDrawings(await readDemoProducts(CATALOGUE), Renders.read());
    const [drawing] = pictures.filter((one): one is Drawing => 'svg' in one) as [Drawing];
    expect(masters.fileOf(drawing)).toMatch(/masters\/products\/.*\.avif$/);
    expect(masters.fileOf({ ...drawing, svg: `${drawing.svg} ` })).toBeUndefined();
    expect(digestOf(drawing)).not.toBe(digestOf({ ...drawing, width: 10 }));
  });

  it('offers every width in both formats', () => {
    const files = standardRenditions('products/panel/main', 1200).flatMap(({ path, formats }) =>
      formats.map((format) => `${path}.${format}`),
    );
    expect(files).toContain('products/panel/main.jpg');
    expect(files).toContain('products/panel/main-160.avif');
    expect(files).toContain('products/panel/main-960.webp');
    expect(files).toHaveLength(13);
  });
});
