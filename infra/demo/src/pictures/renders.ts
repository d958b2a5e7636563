import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Pictures that were rendered from models; infra/pictures makes them. */
const FOLDER = resolve(__dirname, '../../renders');
const PRODUCTS = join(FOLDER, 'renders.json');
const SITES = join(FOLDER, 'site/sites.json');

export interface Render {
  file: string;
  digest: string;
}
/** A picture of a site, with its size in pixels. */
export interface SiteRender {
  name: string;
  width: number;
  height: number;
  render: Render;
}
type SiteList = Record<string, { digest: string; width: number; height: number }>;
interface RenderList {
  digests: Record<string, string>;
  products: Record<string, { main: string; 'detail-1': string }>;
}

/** The rendered pictures, of products and of sites. Several products share a picture if they look the same. */
export class Renders {
  private constructor(
    private readonly list: RenderList,
    private readonly siteList: SiteList,
  ) {}

  static read(): Renders {
    return new Renders(readJson<RenderList>(PRODUCTS), readJson<SiteList>(SITES));
  }

  sites(): SiteRender[] {
    return Object.entries(this.siteList).map(([name, { digest, ...size }]) => ({
      ...{ name, ...size },
      render: { file: join(FOLDER, `site/${name}.avif`), digest },
    }));
  }

  /** The model of a product, as gzip. */
  modelOf(slug: string): string {
    const name = this.list.products[slug]?.main;
    if (!name) throw new Error(`No model of ${slug} is kept`);
    return join(FOLDER, `${name}.glb.gz`);
  }

  /** A picture of a product; `npm run render -w @solar/infra-pictures` makes one that is missing. */
  of(slug: string, view: 'main' | 'detail-1'): Render {
    const name = this.list.products[slug]?.[view];
    const digest = name === undefined ? undefined : this.list.digests[name];
    if (!name || !digest) throw new Error(`No picture of ${slug} is rendered`);
    return { file: join(FOLDER, `${name}.avif`), digest };
  }
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}
