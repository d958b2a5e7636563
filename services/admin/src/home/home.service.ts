import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  HOME_SECTION_IDS,
  type Home,
  type HomeInput,
  type HomeSection,
  type ShownHome,
} from '@solar/contracts/admin/home-http';
import { replaceOnly } from '@solar/service-kit/mongo/replace-only';
import type { Model } from 'mongoose';
import { DEFAULT_HOME } from './default-home';
import { HOME_ID, type HomeDoc } from './home.schema';

/** The sections of the front page: their order, which are shown, what editors made of their texts and pictures. */
@Injectable()
export class HomeService {
  constructor(@InjectModel('Home') private readonly homes: Model<HomeDoc>) {}

  /** The sections that are on; undefined while nobody has edited them, which leaves the page as it is built. */
  async shown(): Promise<ShownHome | undefined> {
    const doc = await this.stored();
    if (!doc) return undefined;
    return whole(doc.sections)
      .filter(({ shown }) => shown)
      .map(({ id, texts, picture }) => ({ id, texts, picture }));
  }

  async read(): Promise<Home> {
    const doc = await this.stored();
    const version = doc?.version ?? 0;
    return { sections: whole(doc?.sections ?? []), defaults: DEFAULT_HOME, version };
  }

  /** Replaces the sections; 409 `conflict.version` when somebody else changed them since. */
  async replace({ sections, version }: HomeInput): Promise<Home> {
    await replaceOnly(this.homes, { _id: HOME_ID, version }, { sections });
    return this.read();
  }

  /** Whether a file of the library is shown on the front page. */
  async shows(path: string): Promise<boolean> {
    return (await this.stored())?.sections.some(({ picture }) => picture === path) ?? false;
  }

  private stored(): Promise<HomeDoc | null> {
    return this.homes.findById(HOME_ID).lean<HomeDoc>().exec();
  }
}

/** A section that came with a later release stands at the end until somebody moves it. */
function whole(sections: readonly HomeSection[]): HomeSection[] {
  const known = new Set(sections.map(({ id }) => id));
  const later = HOME_SECTION_IDS.filter((id) => !known.has(id));
  return [...sections, ...later.map((id) => ({ id, shown: true, texts: [], picture: null }))];
}
