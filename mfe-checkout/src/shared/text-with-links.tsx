import { Link } from '@solar/ui/link/link';
import { Fragment } from 'react';
import { useHref } from 'react-router';

const MARK = '\u0000';

/** A sentence in which `{{name}}` stands for a link; pages open beside the one whose form would be lost. */
export function TextWithLinks({
  text,
  links,
}: {
  /** Writes the sentence with these values. */
  text: (values: Record<string, string>) => string;
  links: Record<string, { to: string; label: string }>;
}) {
  const marked = Object.keys(links).map((name) => [name, `${MARK}${name}${MARK}`]);
  const parts = text(Object.fromEntries(marked)).split(MARK);
  return parts.map((part, at) => {
    const link = at % 2 === 1 ? links[part] : undefined;
    return link ? <PageLink key={part} {...link} /> : <Fragment key={at}>{part}</Fragment>;
  });
}

function PageLink({ to, label }: { to: string; label: string }) {
  return (
    <Link external href={useHref(to)}>
      {label}
    </Link>
  );
}
