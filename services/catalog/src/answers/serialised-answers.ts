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
  private readonly pending = new Map<string, Promise<SerialisedAnswer>>();
  private version = '';

  constructor(private readonly index: CatalogueIndex) {}

  /**
   * `make` reads the index without waiting, so that its answer belongs to the version that it is kept under. A text is sent as it
   * is, everything else as JSON.
   */
  get(audience: string, question: string, make: () => object | string): SerialisedAnswer {
    this.forgetOlderVersions();
    const key = keyOf(audience, question);
    const known = this.answers.get(key);
    if (known) return known;
    const answer = serialised(make());
    this.answers.set(key, answer);
    return answer;
  }

  /**
   * The same for an answer that takes long: `make` reads one snapshot of the index and lets other requests in between. Those
   * who ask for it meanwhile wait for the same one; what belongs to an older version by then is sent and not kept.
   */
  async getSlow(
    audience: string,
    question: string,
    make: () => Promise<object>,
  ): Promise<SerialisedAnswer> {
    this.forgetOlderVersions();
    const { version } = this;
    const key = keyOf(audience, question);
    const known = this.answers.get(key) ?? this.pending.get(key);
    if (known) return known;
    const made = make().then(serialised);
    this.pending.set(key, made);
    try {
      const answer = await made;
      if (version === this.index.version) this.answers.set(key, answer);
      return answer;
    } finally {
      if (this.pending.get(key) === made) this.pending.delete(key);
    }
  }

  private forgetOlderVersions(): void {
    if (this.version === this.index.version) return;
    this.answers.clear();
    this.pending.clear();
    this.version = this.index.version;
  }
}

function keyOf(audience: string, question: string): string {
  return `${audience}\n${question}`;
}

function serialised(made: object | string): SerialisedAnswer {
  const bytes = Buffer.from(typeof made === 'string' ? made : JSON.stringify(made));
  return { bytes, etag: `"${createHash('sha1').update(bytes).digest('base64url')}"` };
}
