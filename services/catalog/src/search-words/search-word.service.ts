import { Injectable } from '@nestjs/common';
import type { AdminSearchWord, SearchWordInput } from '@solar/contracts/catalog/search-words-http';
import { problem } from '@solar/service-kit/errors/problem';
import { newId } from '@solar/service-kit/mongo/new-id';
import { CatalogueIndex } from '../index/catalogue-index';
import { CatalogueWriter } from '../index/catalogue-writer';
import { SearchWordRepository } from './search-word.repository';

type Written = { id: string; version: number };

/** The words of the search as rows that staff change; the search reads them from the index like everything else. */
@Injectable()
export class SearchWordService {
  constructor(
    private readonly words: SearchWordRepository,
    private readonly index: CatalogueIndex,
    private readonly writer: CatalogueWriter,
  ) {}

  list(): AdminSearchWord[] {
    return [...this.index.all('searchWord').values()]
      .sort((a, b) => (a.code < b.code ? -1 : 1))
      .map(({ _id: id, kind, code, words, parts, dimension, factor, attached, version }) => ({
        id,
        kind,
        code,
        words,
        parts,
        dimension,
        factor,
        attached,
        version,
      }));
  }

  async create(input: SearchWordInput): Promise<Written> {
    this.assertParts(input);
    const id = newId('swd');
    await this.writer.write(async (session, note) => {
      await this.words.insert(id, input, session);
      await note('searchWord', id);
    });
    return { id, version: 0 };
  }

  async update(id: string, version: number, input: SearchWordInput): Promise<Written> {
    this.assertParts(input);
    await this.writer.write(async (session, note) => {
      await this.words.update({ _id: id, version }, input, session);
      await note('searchWord', id);
    });
    return { id, version: version + 1 };
  }

  async remove(id: string, version: number): Promise<void> {
    await this.writer.write(async (session, note) => {
      await this.words.remove({ _id: id, version }, session);
      await note('searchWord', id);
    });
  }

  /** A part that is gone later finds nothing more; a part that never was is a slip. */
  private assertParts({ parts }: SearchWordInput): void {
    const known = new Set(
      [...this.index.all('searchWord').values()]
        .filter(({ kind }) => kind === 'synonym')
        .map(({ code }) => code),
    );
    const errors = parts.flatMap((code) =>
      known.has(code)
        ? []
        : [{ path: 'parts', code: 'unknown', message: `No synonym has the code ${code}` }],
    );
    if (errors.length > 0) throw problem.validation(errors);
  }
}
