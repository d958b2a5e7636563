import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { CatalogueIndex } from '../index/catalogue-index';

export type SerialisedAnswer = { bytes: Buffer; etag: string };

const BYTES_MAX = 32 * 1_024 * 1_024;
/** What an entry costs beside its bytes, so that many short answers do not add up to more. */
const ENTRY_BYTES = 1_024;

/**
 * Answers as they travel, each made once for every version of the catalogue. `audience` names whose answer it is:
 * readers who may not see the same prices must not have the same audience.
 */
@Injectable()
export class SerialisedAnswers {
  private readonly answers = new LRUCache<string, SerialisedAnswer>({
    maxSize: BYTES_MAX,
    sizeCalculation: ({ bytes }, key) => bytes.length + key.length + ENTRY_BYTES,
  });
  private version = '';

  constructor(private readonly index: CatalogueIndex) {}

  /**
   * `make` reads the index without waiting, so that its answer belongs to the version that it is kept under. A text is sent as it
   * is, everything else as JSON.
   */
  get(audience: string, question: string, make: () => object | string): SerialisedAnswer {
    if (this.version !== this.index.version) {
      this.answers.clear();
      this.version = this.index.version;
    }
    const key = `${audience}\n${question}`;
    const known = this.answers.get(key);
    if (known) return known;
    const made = make();
    const bytes = Buffer.from(typeof made === 'string' ? made : JSON.stringify(made));
    const answer = { bytes, etag: `"${createHash('sha1').update(bytes).digest('base64url')}"` };
    this.answers.set(key, answer);
    return answer;
  }
}
