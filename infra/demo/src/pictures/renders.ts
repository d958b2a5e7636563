import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Pictures that were rendered from models; infra/pictures makes them. */
const FOLDER = resolve(__dirname, '../../renders');
const LIST = join(FOLDER, 'renders.json');

export interface Render {
  file: string;
  digest: string;
}
interface RenderList {
  digests: Record<string, string>;
  products: Record<string, { main: string; 'detail-1': string }>;
}

/** The rendered pictures, by product. Several products share a picture if they look the same. */
export class Renders {
  private constructor(private readonly list: RenderList) {}

  static read(): Renders {
    if (!existsSync(LIST)) return new Renders({ digests: {}, products: {} });
    return new Renders(JSON.parse(readFileSync(LIST, 'utf8')) as RenderList);
  }

  /** The picture of a product; none if there is no model of it yet. */
  of(slug: string, view: 'main' | 'detail-1'): Render | undefined {
    const name = this.list.products[slug]?.[view];
    const digest = name === undefined ? undefined : this.list.digests[name];
    return name && digest ? { file: join(FOLDER, `${name}.avif`), digest } : undefined;
  }
}
