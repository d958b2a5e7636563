import { RequirePermission } from '@solar/mfe-kit/session/require-permission';
import { useLocation } from 'react-router';
import { ContentListPage } from './content-list.page';
import { sectionOfPath } from './content-sections';

export function Component() {
  const section = sectionOfPath(useLocation().pathname);
  return (
    <RequirePermission permission="admin.content.read">
      <ContentListPage key={section.kind} section={section} />
    </RequirePermission>
  );
}
