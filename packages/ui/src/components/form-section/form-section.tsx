import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import styles from './form-section.module.css';

export interface FormSectionProps {
  title: ReactNode;
  description?: ReactNode;
  /** Heading level in the page's outline. */
  level?: 2 | 3;
  /** Two fields beside each other where there is room. */
  columns?: 1 | 2;
  /** What a link to this part of the form names. */
  id?: string;
  className?: string;
  children: ReactNode;
}

/** A titled part of a long form; the title stands beside the fields on wide screens. */
export function FormSection({
  title,
  description,
  level = 2,
  columns = 1,
  id,
  className,
  children,
}: FormSectionProps) {
  const titleId = useId();
  const Heading = `h${level}` as const;
  return (
    <section id={id} aria-labelledby={titleId} className={clsx(styles.section, className)}>
      <div className={styles.headings}>
        <Heading id={titleId} className={styles.title}>
          {title}
        </Heading>
        {description && <p className={styles.description}>{description}</p>}
      </div>
      <div className={clsx(styles.fields, columns === 2 && styles.two)}>{children}</div>
    </section>
  );
}

export interface FormActionsProps {
  /** Stays in view at the bottom of the screen. */
  sticky?: boolean;
  /** Of a form that is the whole body of a Dialog: looks and stays in view as the dialog's footer. */
  inDialog?: boolean;
  children: ReactNode;
}

/** The buttons at the end of a form; the main one last. */
export function FormActions({ sticky = false, inDialog = false, children }: FormActionsProps) {
  return (
    <div
      className={clsx(
        styles.actions,
        sticky && styles.stickyActions,
        inDialog && styles.dialogActions,
      )}
    >
      {children}
    </div>
  );
}

/** A field that takes both columns of a two-column section. */
export const fullRowClass = styles.fullRow ?? '';
