import { useParams } from 'react-router';
import { ImportPage } from './import.page';
import { ImportsPage } from './imports.page';

/** The list of imports and one of them are one file to load. */
export function Component() {
  const { id, slice } = useParams();
  return id && slice ? <ImportPage key={id} slice={slice} id={id} /> : <ImportsPage />;
}
