import {
  COMPUTED_FIELDS,
  CONTENT_FIELDS,
  CONTENT_KINDS,
  FORMER_FIELDS,
} from '@solar/contracts/admin/content-http';
import { CONTENT_SECTIONS, sectionOfPath } from './content-sections';

describe('content sections', () => {
  it('has one for every kind, with exactly the fields of its schema that somebody enters', () => {
    expect(CONTENT_SECTIONS.map(({ kind }) => kind).toSorted()).toEqual(
      [...CONTENT_KINDS].toSorted(),
    );
    for (const { kind, fields } of CONTENT_SECTIONS) {
      const others = [...(COMPUTED_FIELDS[kind] ?? []), ...(FORMER_FIELDS[kind] ?? [])];
      const entered = Object.keys(CONTENT_FIELDS[kind].shape).filter(
        (name) => !others.includes(name),
      );
      expect(fields.map(({ name }) => name).toSorted()).toEqual(entered.toSorted());
    }
  });

  it('is found by its address', () => {
    expect(sectionOfPath('/admin/blog/new').kind).toBe('blog-posts');
    expect(() => sectionOfPath('/admin/nowhere')).toThrow();
  });

  it('knows the public address of editorial pages', () => {
    const pages = sectionOfPath('/admin/content');
    expect(pages.publicPath?.('csr-environment')).toBe('/csr/environment');
    expect(pages.publicPath?.('fusionsolar-app')).toBe('/fusionsolar-app');
  });
});
