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

function plainText({ blocks, footer, brand }: MailContent): string {
  const parts = [...blocks.map(plainBlock), ['-- ', ...footer, brand.name, brand.url].join('\n')];
  return `${parts.join('\n\n')}\n`;
}

function plainBlock(block: MailBlock): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return block.text;
    case 'quotation':
      return block.text.replace(/^/gm, '> ');
    case 'entry':
      return [block.title, block.text, block.url].filter(Boolean).join('\n');
    case 'facts':
      return block.rows.map(({ label, value }) => `${label}: ${value}`).join('\n');
    case 'button':
    case 'link':
      return `${block.label}:\n${block.url}`;
  }
}
