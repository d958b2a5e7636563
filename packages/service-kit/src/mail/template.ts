import { htmlLayout } from './html-layout';
import type { MailBlock, MailContent } from './mail-content';

/** The two forms of a mail, made of the same blocks. */
export function renderMail(content: MailContent): { subject: string; text: string; html: string } {
  const subject = oneLine(content.subject);
  return { subject, text: plainText(content), html: htmlLayout({ ...content, subject }) };
}

/** A line break in a subject would end it, and begin another header. */
function oneLine(text: string): string {
  return text.replace(/\s*[\r\n]+\s*/g, ' ').trim();
}

function plainText({ language, blocks, footer, brand }: MailContent): string {
  const colon = colonOf(language);
  const parts = [
    ...blocks.map((block) => plainBlock(block, colon)),
    ['-- ', ...footer, brand.name, brand.url].join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** French sets a space before it. */
const colonOf = (language: string) => (/^fr\b/.test(language) ? '\u00a0:' : ':');

function plainBlock(block: MailBlock, colon: string): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return block.text;
    case 'quotation':
      return block.text.replace(/^/gm, '> ');
    case 'entry':
      return [block.title, block.text, block.url].filter(Boolean).join('\n');
    case 'facts':
      return block.rows.map(({ label, value }) => `${label}${colon} ${value}`).join('\n');
    case 'button':
    case 'link':
      return `${block.label}${colon}\n${block.url}`;
  }
}
