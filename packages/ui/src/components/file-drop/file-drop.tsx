import { clsx } from 'clsx';
import FileText from 'lucide-react/icons/file-text';
import Upload from 'lucide-react/icons/upload';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { DropZone, type DropZoneProps } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { buttonClass } from '../button/button';
import { useFieldControl, useFieldLabelId } from '../field/field';
import { useFileSize } from '../file-size/file-size';
import { IconButton } from '../icon-button/icon-button';
import { Progress } from '../progress/progress';
import { fillText, useUiText } from '../ui-text/ui-text';
import { checkFiles, type FileRules } from './file-rules';
import styles from './file-drop.module.css';

type DropEvent = Parameters<NonNullable<DropZoneProps['onDrop']>>[0];

export interface UploadItem {
  id: string;
  name: string;
  size: number;
  /** 0 to 100 while it is sent; absent when it is done or waits. */
  progress?: number;
  error?: string;
}

export interface FileDropProps extends FileRules {
  /** Called with the files that fit the rules. */
  onFiles: (files: File[]) => void;
  /** What was chosen so far, listed below. */
  items?: readonly UploadItem[];
  onRemove?: (id: string) => void;
  /** The rules in words: "PDF or JPEG, up to 15 MB". */
  description?: string;
  disabled?: boolean;
  /** Needed only outside a Field. */
  'aria-label'?: string;
  className?: string;
}

/** Files by drag, by dialog or by paste, with what was refused and why. */
export function FileDrop({
  onFiles,
  items = [],
  onRemove,
  description,
  disabled,
  accept,
  maxBytes,
  maxFiles,
  className,
  ...rest
}: FileDropProps) {
  const text = useUiText();
  const fileSize = useFileSize();
  const control = useFieldControl({});
  const labelId = useFieldLabelId();
  const [problems, setProblems] = useState<string[]>([]);

  const take = (files: File[]) => {
    const result = checkFiles(files, { accept, maxBytes, maxFiles }, items.length);
    setProblems(
      result.refused.map(({ name, reason }) => {
        if (reason === 'size') {
          const limit = fileSize(maxBytes ?? 0);
          return fillText(text.fileTooLarge, { name, limit });
        }
        if (reason === 'type') return fillText(text.fileWrongType, { name });
        return fillText(text.fileTooMany, { limit: maxFiles ?? 0 });
      }),
    );
    if (result.accepted.length > 0) onFiles(result.accepted);
  };
  const drop = async (event: DropEvent) => {
    const files: File[] = [];
    for (const item of event.items) if (item.kind === 'file') files.push(await item.getFile());
    take(files);
  };

  return (
    <div className={clsx(styles.fileDrop, className)}>
      <DropZone
        className={styles.zone}
        isDisabled={disabled}
        onDrop={(event) => void drop(event)}
        aria-label={rest['aria-label'] ?? text.fileDrop}
        aria-labelledby={rest['aria-label'] ? undefined : labelId}
      >
        {({ isDropTarget }) => (
          <>
            <Upload aria-hidden="true" className={styles.uploadIcon} />
            <span className={styles.invitation}>
              {isDropTarget ? text.fileDropActive : text.fileDrop}
            </span>
            <FileTrigger
              acceptedFileTypes={accept ? [...accept] : undefined}
              allowsMultiple={maxFiles !== 1}
              onSelect={(list) => take(list ? [...list] : [])}
            >
              <Button
                id={control.id}
                aria-describedby={control['aria-describedby']}
                isDisabled={disabled}
                className={buttonClass('secondary', 'sm')}
              >
                {text.fileDropBrowse}
              </Button>
            </FileTrigger>
            {description && <span className={styles.description}>{description}</span>}
          </>
        )}
      </DropZone>
      {problems.length > 0 && (
        <ul role="alert" className={styles.problems}>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      {items.length > 0 && <FileList items={items} onRemove={onRemove} />}
    </div>
  );
}

interface FileListProps extends Pick<FileDropProps, 'onRemove'> {
  items: readonly UploadItem[];
}

function FileList({ items, onRemove }: FileListProps) {
  const text = useUiText();
  const fileSize = useFileSize();
  return (
    <ul className={styles.files}>
      {items.map((item) => (
        <li key={item.id} className={styles.file}>
          <FileText aria-hidden="true" className={styles.fileIcon} />
          <div className={styles.fileText}>
            <span className={styles.fileName}>{item.name}</span>
            {item.error ? (
              <span className={styles.fileError}>{item.error}</span>
            ) : (
              <span className={styles.fileSize}>{fileSize(item.size)}</span>
            )}
            {item.progress !== undefined && (
              <Progress value={item.progress} label={item.name} hideLabel size="sm" />
            )}
          </div>
          {onRemove && (
            <IconButton
              size="sm"
              label={fillText(text.fileRemove, { name: item.name })}
              onClick={() => onRemove(item.id)}
            >
              <X aria-hidden="true" />
            </IconButton>
          )}
        </li>
      ))}
    </ul>
  );
}
