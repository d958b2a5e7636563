import type { Page, Response } from '@playwright/test';
import { stateTextOf } from './documents';

/** A value such as `in_progress` is a name of the API: people are to read its translation. */
const NAME_OF_THE_API = /^[a-z]+(_[a-z]+)*$/;
/** What editors have typed themselves, in small letters too. */
const OWN_WORDS = '/search-words';
/** Where a page takes a text apart. */
const SEAM = /<[^>]*>|\n/;

/** The texts in the answers of the API to a page, or to the server that rendered it: names of products, articles, people. */
export class ApiTexts {
  private answers: Promise<string[]>[] = [];
  private kept: Promise<string[]>[] = [];

  constructor(page: Page) {
    page.on('response', (response) => {
      if (new URL(response.url()).pathname.startsWith('/api/')) {
        this.answers.push(textsOf(response));
      } else if (response.request().resourceType() === 'document') {
        this.answers.push(textsOfDocument(response));
      }
    });
  }

  /** What was answered so far belongs to the frame around the screens, and is asked once for all of them. */
  keep(): void {
    this.kept = this.answers;
  }

  /** Another page begins. */
  forget(): void {
    this.answers = [];
  }

  /** The texts so far. */
  async all(): Promise<string[]> {
    return (await Promise.all([...this.kept, ...this.answers])).flat();
  }
}

async function textsOf(response: Response): Promise<string[]> {
  const body: unknown = await response.json().catch(() => null);
  const isTyped = new URL(response.url()).pathname.endsWith(OWN_WORDS);
  return stringsIn(body, isTyped);
}

/** A rendered document hands the answers over that it was made of. */
async function textsOfDocument(response: Response): Promise<string[]> {
  const html = await response.text().catch(() => '');
  const state = stateTextOf(html);
  if (state === undefined) return [];
  const { queries } = JSON.parse(state) as { queries: unknown };
  return stringsIn(queries);
}

function stringsIn(value: unknown, isTyped = false): string[] {
  if (typeof value === 'string') {
    if (!isTyped && NAME_OF_THE_API.test(value)) return [];
    return value
      .split(SEAM)
      .map((text) => text.replaceAll('&amp;', '&').trim())
      .filter(Boolean);
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((inner) => stringsIn(inner, isTyped));
}
