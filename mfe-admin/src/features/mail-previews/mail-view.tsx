import type { Language } from '@solar/contracts/common/localized';
import type { MailPreview } from '@solar/contracts/common/mail-preview-http';
import { MailFrame } from './mail-frame';
import styles from './mail-previews.module.css';

export const MAIL_VIEWS = ['desktop', 'phone', 'text'] as const;
export type MailViewName = (typeof MAIL_VIEWS)[number];

interface MailViewProps {
  mail: Pick<MailPreview, 'subject' | 'html' | 'text'>;
  language: Language;
  view: MailViewName;
}

/** A mail in one of its forms. */
export function MailView({ mail: { subject, html, text }, language, view }: MailViewProps) {
  if (view !== 'text') return <MailFrame html={html} title={subject} width={view} />;
  return (
    <pre className={styles.text} lang={language}>
      {text}
    </pre>
  );
}
