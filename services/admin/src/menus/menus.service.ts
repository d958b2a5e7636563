import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  FOOTER_MENUS,
  HEADER_MENUS,
  type Menus,
  type MenusInput,
  type ShownMenus,
} from '@solar/contracts/admin/menus-http';
import { replaceOnly } from '@solar/service-kit/mongo/replace-only';
import type { Model } from 'mongoose';
import { ContentRepository } from '../content/content.repository';
import { DEFAULT_MENUS } from './default-menus';
import { MENUS_ID, type MenusDoc } from './menus.schema';
import { shownMenus } from './shown-menus';

const NOTHING = { menus: {}, version: 0 };

/** The menus of the site: what editors made of them, and what their marks on pages and services add. */
@Injectable()
export class MenusService {
  constructor(
    @InjectModel('Menus') private readonly docs: Model<MenusDoc>,
    private readonly entries: ContentRepository,
  ) {}

  /** Of the header or of the footer; a menu that is left out is the built-in one. */
  async shown(part: 'header' | 'footer'): Promise<ShownMenus> {
    const [{ menus }, marked, moved] = await Promise.all([
      this.stored(),
      part === 'header' ? this.entries.markedForMenu() : [],
      this.entries.movedBuiltIns(),
    ]);
    const above = await this.entries.above(marked);
    const shown = shownMenus(menus, DEFAULT_MENUS, { marked, above, moved });
    const ids = part === 'header' ? HEADER_MENUS : FOOTER_MENUS;
    return {
      menus: Object.fromEntries(ids.flatMap((id) => (shown[id] ? [[id, shown[id]]] : []))),
    };
  }

  async read(): Promise<Menus> {
    const [{ menus, version }, marked, moved] = await Promise.all([
      this.stored(),
      this.entries.markedForMenu(),
      this.entries.movedBuiltIns(),
    ]);
    const services = marked.filter(({ kind }) => kind === 'services');
    const shown = shownMenus({}, DEFAULT_MENUS, { marked: services, moved });
    return { menus, defaults: { ...DEFAULT_MENUS, ...shown }, version };
  }

  /** Replaces the edited menus; 409 `conflict.version` when somebody else changed them since. */
  async replace({ menus, version }: MenusInput): Promise<Menus> {
    await replaceOnly(this.docs, { _id: MENUS_ID, version }, { menus });
    return this.read();
  }

  private async stored(): Promise<Pick<MenusDoc, 'menus' | 'version'>> {
    return (await this.docs.findById(MENUS_ID).lean<MenusDoc>()) ?? NOTHING;
  }
}
