import { withoutStyles } from './mail-document';

it('takes the styles out of a mail and keeps the rest', () => {
  const html =
    '<head><style>td,th{color:red}</style><style>\np{margin:0}</style></head><p style="margin:0;" dir="ltr">Hi</p>';
  expect(withoutStyles(html)).toEqual({
    html: '<head></head><p data-style="margin:0;" dir="ltr">Hi</p>',
    css: 'td,th{color:red}\n\np{margin:0}',
  });
});
