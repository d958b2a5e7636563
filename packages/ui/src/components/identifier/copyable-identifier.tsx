import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { Fragment, useRef, useState } from 'react';
import { IconButton } from '../icon-button/icon-button';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './copyable-identifier.module.css';
import { Identifier, type IdentifierProps } from './identifier';

export interface CopyableIdentifierProps extends Omit<IdentifierProps, 'children'> {
  children: string;
  /** Shown in groups of four, as an IBAN stands on paper; it may break between them, and is copied without. */
  grouped?: boolean;
  /** What the button does, with the name of the number: "Copy IBAN". */
  copyLabel: string;
  copiedLabel: string;
}

/** An identifier that is carried elsewhere: to a bank, a carrier's page, a mail. */
export function CopyableIdentifier({
  children,
  grouped = false,
  copyLabel,
  copiedLabel,
  ...rest
}: CopyableIdentifierProps) {
  const text = useRef<HTMLSpanElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(children);
      setCopied(true);
    } catch {
      // Without HTTPS or permission there is no clipboard: it is selected, ready for Ctrl+C.
      if (text.current) getSelection()?.selectAllChildren(text.current);
    }
  };
  return (
    <span className={styles.copyable}>
      <span ref={text}>
        {grouped ? <Groups of={children} /> : <Identifier {...rest}>{children}</Identifier>}
      </span>
      <IconButton
        size="sm"
        label={copyLabel}
        className={clsx(styles.button, copied && styles.done)}
        onClick={() => void copy()}
        onBlur={() => setCopied(false)}
        data-print="hidden"
      >
        {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      </IconButton>
      <VisuallyHidden role="status">{copied ? copiedLabel : ''}</VisuallyHidden>
    </span>
  );
}

function Groups({ of: value }: { of: string }) {
  const groups = value.match(/.{1,4}/gu) ?? [];
  return groups.map((group, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      <Identifier>{group}</Identifier>
    </Fragment>
  ));
}
