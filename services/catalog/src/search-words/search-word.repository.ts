import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { SearchWordInput } from '@solar/contracts/catalog/search-words-http';
import { problem } from '@solar/service-kit/errors/problem';
import { removeVersioned } from '@solar/service-kit/mongo/remove-versioned';
import { updateVersioned } from '@solar/service-kit/mongo/update-versioned';
import { byIds } from '../storage/by-ids';
import { refusingTaken } from '../storage/refusing-taken';
import { SEARCH_WORD, type SearchWordDoc } from './search-word.schema';

type Seen = { _id: string; version: number };

@Injectable()
export class SearchWordRepository {
  constructor(@InjectModel(SEARCH_WORD) private readonly words: Model<SearchWordDoc>) {}

  records(ids?: readonly string[]): Promise<SearchWordDoc[]> {
    return this.words.find(byIds(ids)).lean<SearchWordDoc[]>().exec();
  }

  async insert(id: string, input: SearchWordInput, session: ClientSession): Promise<void> {
    await refusingTaken('search_word', { code: 'search_word.code_taken' }, () =>
      this.words.create([{ _id: id, ...input }], { session }),
    );
  }

  async update(seen: Seen, input: SearchWordInput, session: ClientSession): Promise<void> {
    await this.assertThere(seen._id, session);
    await refusingTaken('search_word', { code: 'search_word.code_taken' }, () =>
      updateVersioned(this.words, seen, { $set: input }, session),
    );
  }

  async remove(seen: Seen, session: ClientSession): Promise<void> {
    await this.assertThere(seen._id, session);
    await removeVersioned(this.words, seen, session);
  }

  private async assertThere(_id: string, session: ClientSession): Promise<void> {
    const found = await this.words.exists({ _id }).session(session);
    if (!found) throw problem.notFound('Search word');
  }
}
