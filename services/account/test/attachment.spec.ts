import fc from 'fast-check';
import { attachmentName } from '../src/attachment/attachment-name';
import { attachmentType } from '../src/attachment/attachment-type';

const typeOf = (content: string | Buffer) =>
  attachmentType(Buffer.from(content as string, 'latin1'));
const PDF = { contentType: 'application/pdf', endings: ['pdf'] };

it.each([
  ['%PDF-1.7', 'application/pdf'],
  ['\xff\xd8\xff\xe0', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n', 'image/png'],
  ['RIFF\x00\x00\x00\x00WEBPVP8 ', 'image/webp'],
  ['\x00\x00\x00\x1cftypavif', 'image/avif'],
  ['\x00\x00\x00\x1cftypheic', 'image/heic'],
  ['PK\x03\x04\x14\x00', 'application/zip'],
  ['a;b\r\n1;2', 'text/plain; charset=utf-8'],
])('%j is %s', (content, contentType) => {
  expect(typeOf(content)?.contentType).toBe(contentType);
});

it.each(['', 'MZ\x90\x00', '\x7fELF\x02', '\x00\x00\x00\x1cftypisom', '\xe9t\xe9', 'GIF8\x00'])(
  '%j is not taken',
  (content) => {
    expect(typeOf(content)).toBeNull();
  },
);

it.each([
  ['photo.JPG.pdf', 'photo.JPG.pdf'],
  ['C:\\Users\\me\\roof.PDF', 'roof.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['invoice\u202efdp.exe', 'invoicefdp.exe.pdf'],
  ['  ..hidden.. ', 'hidden.pdf'],
  ['a:b*c?.pdf', 'a_b_c_.pdf'],
  ['', 'file.pdf'],
])('%j is kept as %s', (given, kept) => {
  expect(attachmentName(given, PDF)).toBe(kept);
});

it('gives every name an ending of the content, and nothing that leads elsewhere', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (given) => {
      const name = attachmentName(given, PDF);
      expect(name).toMatch(/^[^.\s\\/\p{Cc}\p{Cf}][^\\/\p{Cc}\p{Cf}]*\.pdf$|^[^\\/]\.pdf$/u);
      expect(name.length).toBeLessThanOrEqual(120);
    }),
  );
});
