import { Navigate, useParams } from 'react-router';

/** Tables of products had screens of their own; their addresses are in bookmarks. */
export function Component() {
  const { id } = useParams();
  return (
    <Navigate to={id ? `/admin/imports/catalog/${id}` : '/admin/imports?kind=products'} replace />
  );
}
