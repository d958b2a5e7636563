import { RequirePermission } from '@solar/mfe-kit/session/require-permission';
import { useLocation } from 'react-router';
import { sectionOfPath } from './content-sections';
import { ContentTrashPage } from './content-trash.page';

export function Component() {
  const section = sectionOfPath(useLocation().pathname);
  return (
    <RequirePermission permission="admin.content.read">
      <ContentTrashPage key={section.kind} section={section} />
    </RequirePermission>
  );
}
